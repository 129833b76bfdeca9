//! A real PostgreSQL for tests: in a temporary folder, on a port of its own, removed after use.
//!
//! ```no_run
//! # fn main() -> Result<(), postgres_for_tests::PostgresError> {
//! let postgres = postgres_for_tests::Postgres::start()?;
//! let url = postgres.database("rooms")?; // postgres://postgres@127.0.0.1:21234/rooms_1
//! postgres.restart()?;
//! # Ok(())
//! # }
//! ```

mod caretaker;
mod certificate;
mod error;
mod port;
mod program;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use caretaker::Caretaker;
use certificate::Identity;
pub use error::PostgresError;
pub use port::free_port;
use program::Programs;
pub use program::is_installed;

/// How often another port is tried when one was taken meanwhile.
const ATTEMPTS: u32 = 5;

/// The options of every server. It need not survive a power failure: tests only kill processes, and the operating
/// system keeps their writes.
const OPTIONS: &str =
    "-c fsync=off -c max_connections=200 -c listen_addresses=127.0.0.1 -c unix_socket_directories=";

/// A running PostgreSQL. It stops and its folder is removed when this is dropped, and also when this process dies.
#[derive(Debug)]
pub struct Postgres {
    programs: Programs,
    data: PathBuf,
    port: u16,
    databases: AtomicU32,
    /// Dropped last: it stops the server and removes the folder.
    _caretaker: Caretaker,
}

impl Postgres {
    /// Starts a new and empty server.
    pub fn start() -> Result<Self, PostgresError> {
        let programs = Programs::find()?;
        let (caretaker, folder) = Caretaker::of_a_new_folder(&programs)?;
        let data = folder.join("data");
        Programs::run(
            programs
                .command("initdb")
                .args(["-A", "trust", "--no-sync", "--locale=C", "-E", "UTF8", "-U", "postgres", "-D"])
                .arg(&data),
        )?;
        let mut postgres =
            Self { programs, data, port: 0, databases: AtomicU32::new(0), _caretaker: caretaker };
        let mut result = Ok(());
        for _ in 0..ATTEMPTS {
            postgres.port = free_port()?;
            result = postgres.start_again();
            if result.is_ok() {
                break;
            }
        }
        result.map(|()| postgres)
    }

    /// Returns the address of the default database.
    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    /// Makes a new and empty database and returns its address. The same name can be used again: a number follows
    /// it.
    ///
    /// # Panics
    /// If the name has anything but letters, digits and underscores of ASCII.
    pub fn database(&self, name: &str) -> Result<String, PostgresError> {
        let is_plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        assert!(name.chars().all(is_plain), "{name:?} is no name for a database in tests");
        let number = self.databases.fetch_add(1, Ordering::Relaxed) + 1;
        let name = format!("{name}_{number}");
        let port = self.port.to_string();
        Programs::run(
            self.programs
                .command("createdb")
                .args(["-h", "127.0.0.1", "-p", &port, "-U", "postgres", "-w"])
                .arg(&name),
        )?;
        Ok(self.url_of(&name))
    }

    /// Runs an SQL text in a database and returns the output of `psql`: one line per row, columns with `|` between
    /// them.
    pub fn sql(&self, url: &str, text: &str) -> Result<String, PostgresError> {
        Programs::run(self.programs.command("psql").args(["-w", "-X", "-A", "-t", "-q", "-c", text, url]))
    }

    /// Writes a database into a file beside those of the server, in the form of `pg_dump --format=custom`.
    pub fn dump(&self, url: &str) -> Result<PathBuf, PostgresError> {
        let file = self.data.with_file_name("dump");
        Programs::run(
            self.programs.command("pg_dump").args(["-w", "--format=custom", "-f"]).arg(&file).arg(url),
        )?;
        Ok(file)
    }

    /// Fills an empty database from a file of [`Self::dump`], possibly of another server.
    pub fn restore(&self, url: &str, dump: &Path) -> Result<(), PostgresError> {
        let mut command = self.programs.command("pg_restore");
        Programs::run(command.args(["-w", "--exit-on-error", "-d", url]).arg(dump)).map(drop)
    }

    /// Stops the server as an administrator would, which ends every connection, and starts it again.
    pub fn restart(&self) -> Result<(), PostgresError> {
        self.stop("fast")?;
        self.start_again()
    }

    /// Kills the server as a crash would: without notice, and without tidying up.
    pub fn kill(&self) -> Result<(), PostgresError> {
        self.stop("immediate")
    }

    /// Starts the server again after [`Self::kill`], on the same port and with the same databases.
    pub fn start_again(&self) -> Result<(), PostgresError> {
        let log = self.data.with_file_name("log");
        let options = format!("{OPTIONS} -p {}", self.port);
        let mut command = self.programs.command("pg_ctl");
        command.args(["start", "-w", "-t", "30", "-s", "-D"]).arg(&self.data).arg("-l").arg(&log);
        Programs::run(command.args(["-o", &options])).map(drop).map_err(|error| error.with_log(&log))
    }

    /// Allows TLS connections only, with a certificate of a new authority, and returns the certificate of that
    /// authority.
    pub fn encrypt(&self) -> Result<PathBuf, PostgresError> {
        let folder = self.data.parent().expect("the data is in a folder");
        let Identity { key, certificate, authority } = Identity::make(&self.programs, folder)?;
        let settings = format!(
            "ssl = on\nssl_cert_file = '{}'\nssl_key_file = '{}'\n",
            certificate.display(),
            key.display()
        );
        for (name, text) in [
            ("postgresql.auto.conf", settings.as_str()),
            ("pg_hba.conf", "hostssl all all 127.0.0.1/32 trust\n"),
        ] {
            let file = self.data.join(name);
            std::fs::write(&file, text).map_err(|error| PostgresError::folder(&file, error))?;
        }
        self.restart()?;
        Ok(authority)
    }

    fn stop(&self, mode: &str) -> Result<(), PostgresError> {
        let mut command = self.programs.command("pg_ctl");
        Programs::run(command.args(["stop", "-w", "-s", "-m", mode, "-D"]).arg(&self.data)).map(drop)
    }

    fn url_of(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }
}

#[cfg(test)]
mod tests {
    use std::net::TcpStream;

    use super::*;

    #[test]
    fn it_starts_survives_a_restart_and_a_crash_and_leaves_nothing_behind() -> Result<(), PostgresError> {
        let postgres = Postgres::start()?;
        let (one, other) = (postgres.database("cards")?, postgres.database("cards")?);
        assert_ne!(one, other);
        postgres.sql(&one, "CREATE TABLE drawers (handle TEXT)")?;
        postgres.sql(&one, "INSERT INTO drawers VALUES ('flower')")?;
        let copy = postgres.database("copy")?;
        postgres.restore(&copy, &postgres.dump(&one)?)?;
        assert_eq!(postgres.sql(&copy, "SELECT handle FROM drawers")?, "flower\n");
        postgres.restart()?;
        assert_eq!(postgres.sql(&one, "SELECT handle FROM drawers")?, "flower\n");
        postgres.sql(&one, "INSERT INTO drawers VALUES ('bow')")?;
        postgres.kill()?;
        assert!(postgres.sql(&one, "SELECT 1").is_err(), "it is dead");
        postgres.start_again()?;
        assert_eq!(postgres.sql(&one, "SELECT count(*) FROM drawers")?, "2\n");
        assert!(postgres.sql(&other, "SELECT 1 FROM drawers").is_err(), "the other database is empty");

        let (port, folder) = (postgres.port, postgres.data.parent().expect("a folder around it").to_owned());
        drop(postgres);
        assert!(!folder.exists(), "{} is removed", folder.display());
        assert!(TcpStream::connect(("127.0.0.1", port)).is_err(), "the port is closed");
        Ok(())
    }

    #[test]
    fn it_is_cleared_away_when_a_test_panics() {
        let (folder, of_test) = std::sync::mpsc::channel();
        let test = std::thread::spawn(move || {
            let postgres = Postgres::start().expect("PostgreSQL");
            folder.send(postgres.data.clone()).expect("the receiver waits");
            panic!("this panic is part of the test");
        });
        let data = of_test.recv().expect("the folder");
        assert!(test.join().is_err());
        assert!(!data.exists(), "{} is removed", data.display());
    }
}
