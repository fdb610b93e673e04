//! The texts of lessons, a file per language; the page fetches one when somebody opens a lesson.

use std::fs;
use std::path::Path;

use anyhow::Context;

use crate::LANGUAGES;

/// The names, which the page knows, and contents of the files, from all games that have lessons.
pub fn files(games: &Path) -> anyhow::Result<Vec<(String, Vec<u8>)>> {
    let mut files = Vec::new();
    for (language, _) in LANGUAGES {
        let mut all = Vec::new();
        for game in crate::folders(games)? {
            let folder = games.join(game).join("lessons");
            if folder.is_dir() {
                let path = folder.join(format!("{language}.ftl"));
                let text = fs::read(&path);
                all.extend(text.with_context(|| format!("reading {}", path.display()))?);
            }
        }
        files.push((format!("lessons-{language}.ftl"), all));
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_with_lessons_are_taught_in_every_language() {
        let games = tempfile::tempdir().unwrap();
        fs::create_dir(games.path().join("plain")).unwrap();
        for game in ["chess", "go"] {
            let folder = games.path().join(game).join("lessons");
            fs::create_dir_all(&folder).unwrap();
            for (language, _) in LANGUAGES {
                let text = format!("{game} {language}\n");
                fs::write(folder.join(format!("{language}.ftl")), text).unwrap();
            }
        }
        let found = files(games.path()).unwrap();
        assert_eq!(found[1], ("lessons-de.ftl".into(), b"chess de\ngo de\n".to_vec()));
        fs::remove_file(games.path().join("go/lessons/fr.ftl")).unwrap();
        assert!(files(games.path()).is_err(), "a language is missing");
    }
}
