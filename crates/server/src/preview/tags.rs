use std::fmt::Write;

use markup::escape;
use sideboards_pictures::SIZE;

use super::Preview;

/// Writes the tags that chats read.
pub(super) fn tags(preview: &Preview, address: &str, picture: &str) -> String {
    let [width, height] = [SIZE.0, SIZE.1].map(|size| size.to_string());
    let properties = [
        ("og:type", "website"),
        ("og:site_name", "Sideboards"),
        ("og:title", &preview.title),
        ("og:description", &preview.sentence),
        ("og:url", address),
        ("og:image", picture),
        ("og:image:type", "image/png"),
        ("og:image:width", &width),
        ("og:image:height", &height),
        ("og:image:alt", &preview.alt),
    ];
    let mut tags = String::new();
    for (name, value) in properties {
        write!(tags, "<meta property=\"{name}\" content=\"{}\">", escape(value)).expect("text grows");
    }
    // Some chats show a large picture only if this asks for it.
    tags + "<meta name=\"twitter:card\" content=\"summary_large_image\">"
}

#[cfg(test)]
mod tests {
    use super::super::Topic;
    use super::*;
    use crate::texts::Texts;

    #[test]
    fn a_text_is_no_markup() {
        let preview = Topic::Score.preview(Texts::of(&[]));
        let preview = Preview { title: "\"><b>'&".to_owned(), ..preview };
        let tags = tags(&preview, "http://localhost/score", "http://localhost/p.png?a=b&c=d");
        assert!(tags.contains("content=\"&quot;&gt;&lt;b&gt;&#39;&amp;\""), "{tags}");
        assert!(tags.contains("content=\"http://localhost/p.png?a=b&amp;c=d\""), "{tags}");
        assert!(tags.contains("og:image:width\" content=\"1200\""), "{tags}");
    }
}
