//! What a server tells its hosts over HTTP.

use serde::{Deserialize, Serialize};

/// A report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportInfo {
    /// Its id.
    pub id: String,
    /// The table where it happened.
    pub table: Option<String>,
    /// The account that reports.
    pub by: String,
    /// The name of the reporting account; none if it is deleted.
    pub by_name: Option<String>,
    /// The reported account.
    pub about: String,
    /// The name of the reported account; none if it is deleted.
    pub about_name: Option<String>,
    /// The reason, and below it what was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub created_ms: u64,
    /// When it was handled, in milliseconds since 1970.
    pub closed_ms: Option<u64>,
    /// What was done.
    pub outcome: Option<String>,
}

/// An account, as a host sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccountInfo {
    /// Its id.
    pub account: String,
    /// What others call its owner.
    pub name: String,
    /// What it may do, or `banned`.
    pub role: String,
    /// When it was opened, in milliseconds since 1970.
    pub created_ms: u64,
}

/// A chat line, as a host sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JudgedLine {
    /// Its number at its table.
    pub number: u64,
    /// The account that wrote it; none if it is deleted.
    pub account: Option<String>,
    /// What its author was called.
    pub name: String,
    /// What they wrote.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub said_ms: u64,
}
