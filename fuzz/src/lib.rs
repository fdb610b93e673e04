//! What the fuzz targets claim. A target in `src/bin` only names one of these claims.

use gantry_kernel::record::Record;

/// A text that is read as a record is written back byte for byte.
pub fn record(text: &str) {
    if let Ok(record) = Record::read(text) {
        assert_eq!(record.to_string(), text, "a record has one spelling");
    }
}
