//! Which servers the operator allows requests to.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The push services of browsers: Chrome and its relatives, Firefox, Edge, Safari.
const PUSH_SERVICES: [&str; 4] =
    ["fcm.googleapis.com", "*.push.services.mozilla.com", "*.notify.windows.com", "*.push.apple.com"];

/// The servers that this server may send requests to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outgoing {
    /// Push services; none if messages to devices are off.
    pub push_hosts: Vec<HostPattern>,
    /// How push services reach the operator: `mailto:` or `https:`; the public URL if there is none.
    pub contact: Option<String>,
    /// Which addresses the names of the servers may have.
    pub reach: Reach,
}

/// Which addresses requests may be sent to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// Only addresses of the public internet, over TLS.
    #[default]
    Internet,
    /// Only this machine, without TLS: for tests.
    Loopback,
}

impl Outgoing {
    /// Allows no requests at all.
    pub const NONE: Self = Self { push_hosts: Vec::new(), contact: None, reach: Reach::Internet };
}

impl Default for Outgoing {
    fn default() -> Self {
        let hosts = PUSH_SERVICES.iter().map(|host| host.parse().expect("a host"));
        Self { push_hosts: hosts.collect(), ..Self::NONE }
    }
}

/// A host, or all hosts below a domain: `example.org`, `*.example.org`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostPattern {
    /// Lower case, without the asterisk.
    domain: String,
    is_below: bool,
}

/// The error for a text that names no hosts.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a host (push.example.org) or the hosts below a domain (*.example.org)")]
pub struct BadHostPattern(String);

impl HostPattern {
    /// Returns whether a host, in lower case, is one of these.
    pub(super) fn includes(&self, host: &str) -> bool {
        match host.strip_suffix(self.domain.as_str()) {
            Some("") => !self.is_below,
            Some(before) => self.is_below && before.len() > 1 && before.ends_with('.'),
            None => false,
        }
    }
}

impl fmt::Display for HostPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.is_below { "*." } else { "" }, self.domain)
    }
}

impl FromStr for HostPattern {
    type Err = BadHostPattern;

    fn from_str(text: &str) -> Result<Self, BadHostPattern> {
        let bad = || BadHostPattern(text.to_owned());
        let (domain, is_below) = text.strip_prefix("*.").map_or((text, false), |domain| (domain, true));
        let is_label = |label: &str| {
            !label.is_empty() && label.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'-')
        };
        // An asterisk in front of a whole top-level domain allows half the internet: surely a mistake.
        let labels = domain.split('.').count();
        let is_address =
            domain.rsplit('.').next().is_some_and(|last| last.bytes().all(|b| b.is_ascii_digit()));
        if !domain.split('.').all(is_label) || is_below && labels < 2 || is_address {
            return Err(bad());
        }
        Ok(Self { domain: domain.to_ascii_lowercase(), is_below })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_hosts_or_what_is_below_a_domain() {
        let includes =
            |pattern: &str, host: &str| pattern.parse::<HostPattern>().expect("hosts").includes(host);
        assert!(includes("Push.Example.org", "push.example.org"));
        assert!(!includes("push.example.org", "a.push.example.org"));
        assert!(
            includes("*.example.org", "push.example.org") && includes("*.example.org", "a.b.example.org")
        );
        for host in ["example.org", ".example.org", "evilexample.org", "example.org.evil", "push.example.com"]
        {
            assert!(!includes("*.example.org", host), "{host}");
        }
        for text in [
            "",
            "*",
            "*.",
            "*.org",
            "a..b",
            "a b",
            "https://example.org",
            "example.org:443",
            "10.0.0.1",
            "*.0.0.1",
        ] {
            assert!(text.parse::<HostPattern>().is_err(), "{text}");
        }
    }
}
