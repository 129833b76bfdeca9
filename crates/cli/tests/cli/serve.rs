use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::kit::{TempFolder, call};

#[test]
fn the_game_is_served_until_it_is_ended() {
    is_served(&["serve", "--listen", "127.0.0.1:0"]);
}

#[test]
fn the_bare_program_serves_the_game() {
    is_served(&[]);
}

/// Starts the program in a clean environment.
fn start(arguments: &[&str], folder: &TempFolder) -> Child {
    run(Command::new(env!("CARGO_BIN_EXE_sideboards")).args(arguments), folder)
}

fn run(command: &mut Command, folder: &TempFolder) -> Child {
    command
        // No desktop, no browser.
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env("XDG_DATA_HOME", folder.path(""))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

/// Waits until the program prints its address.
fn address(child: &mut Child) -> String {
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("it says where it is");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
    address.expect("an address").to_owned()
}

fn is_served(arguments: &[&str]) {
    let folder = TempFolder::new(&format!("serve-{}", arguments.len()));
    let mut child = start(arguments, &folder);
    let address = address(&mut child);
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    assert!(answer.contains("Sideboards"), "{answer}");
    assert!(Path::new(&folder.path("sideboards/sideboards.db")).exists(), "rooms are kept");
    child.kill().expect("it can be ended");
    child.wait().expect("it ends");
}

/// A log on a full disk once took the server with it.
#[cfg(target_os = "linux")]
#[test]
fn a_log_that_cannot_be_written_stops_nothing() {
    let folder = TempFolder::new("serve-full-log");
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
    let mut command = Command::new(env!("CARGO_BIN_EXE_sideboards"));
    command.args(["serve", "--listen", "127.0.0.1:0"]).env("XDG_DATA_HOME", folder.path(""));
    let mut child = command.stdout(Stdio::piped()).stderr(full).spawn().expect("the program starts");
    let address = address(&mut child);
    for _ in 0..3 {
        let mut stream = TcpStream::connect(&address).expect("it listens");
        stream
            .write_all(b"GET /api/rooms/none HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            .expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 404"), "{answer}");
    }
    child.kill().expect("it can be ended");
    child.wait().expect("it ends");
}

#[test]
fn an_address_that_is_taken_is_told() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("an address").to_string();
    let message = call(&["serve", "--listen", &address], "").bad();
    assert!(message.contains(&format!("cannot listen on {address}")), "{message}");
    assert_eq!(call(&["serve", "--listen", "nowhere"], "").status, 2);
}

#[test]
fn a_database_that_is_none_is_told() {
    let listen = ["serve", "--listen", "127.0.0.1:0", "--database"];
    let call = |url: &str| call(&[&listen[..], &[url]].concat(), "").bad();
    assert!(call("rooms.db").contains("is not the address of a database"));
    assert!(call("sqlite:/proc/nowhere/rooms.db").contains("cannot be used"));
}

/// Missing folders are created. The log says so, because a misspelt path leads to an empty server.
#[test]
fn a_new_database_is_in_the_log() {
    let folder = TempFolder::new("serve-new");
    let database = format!("sqlite:{}", folder.path("some/where/rooms.db"));
    let log = || {
        let mut child = start(&["serve", "--listen", "127.0.0.1:0", "--database", &database], &folder);
        address(&mut child);
        child.kill().expect("it can be ended");
        let output = child.wait_with_output().expect("it ends");
        String::from_utf8(output.stderr).expect("text")
    };
    let (first, second) = (log(), log());
    assert!(first.contains("a new database was made") && first.contains("some/where/rooms.db"), "{first}");
    assert!(!second.contains("a new database was made"), "{second}");
}

/// Settings in the file count unless the command line overrides them, and a misspelt name is reported.
#[test]
fn settings_come_from_a_file() {
    let folder = TempFolder::new("serve-settings");
    let file = folder.path("server.toml");
    let config = ["serve", "--config", &file];
    let write = |text: &str| std::fs::write(&file, text).expect("a file");
    write("database = \"nowhere\"\nlisten = \"127.0.0.1:0\"\n");
    assert!(call(&config, "").bad().contains("\"nowhere\" is not the address"));
    let over = call(&[&config[..], &["--database", "elsewhere"]].concat(), "").bad();
    assert!(over.contains("\"elsewhere\" is not the address"), "{over}");
    write("trusted_proxy = [\"10.0.0.0/99\"]\n");
    assert!(call(&config, "").bad().contains("10.0.0.0/99"));
    write("public_url = \"example.org\"\n");
    assert!(call(&config, "").bad().contains("https://example.org"));
    write("databse = \"x\"\n");
    let message = call(&config, "").bad();
    assert!(message.contains("server.toml, line 1: unknown field `databse`"), "{message}");
}

/// Ctrl-C and the signal of service managers end it cleanly.
#[cfg(unix)]
#[test]
fn a_signal_ends_it_well() {
    let folder = TempFolder::new("serve-signal");
    let mut child = start(&["serve", "--listen", "127.0.0.1:0"], &folder);
    address(&mut child);
    let status = Command::new("kill").arg(child.id().to_string()).status().expect("a signal");
    assert!(status.success());
    assert!(child.wait().expect("it ends").success());
}

/// With 64 open files there is room for 32 connections, and idle ones make room for requests.
#[cfg(unix)]
#[test]
fn half_requests_do_not_use_up_the_open_files() {
    let folder = TempFolder::new("serve-files");
    let mut command = Command::new("sh");
    command.args(["-c", r#"ulimit -n 64 && exec "$0" "$@""#, env!("CARGO_BIN_EXE_sideboards")]);
    let mut child =
        run(command.args(["serve", "--listen", "127.0.0.1:0", "--limit-connections", "0"]), &folder);
    let address = address(&mut child);
    let half_request = || {
        let mut stream = TcpStream::connect(&address).expect("it listens");
        // It may have been closed already.
        let _ = stream.write_all(b"GET / HTTP/1.1\r\n");
        stream
    };
    let attackers: Vec<TcpStream> = (0..300).map(|_| half_request()).collect();
    for _ in 0..20 {
        let mut stream = TcpStream::connect(&address).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a time limit");
        stream.write_all(b"GET /readyz HTTP/1.0\r\n\r\n").expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        assert!(answer.starts_with("HTTP/1.0 200"), "{answer}");
    }
    drop(attackers);
    child.kill().expect("it can be ended");
    let log = String::from_utf8(child.wait_with_output().expect("it ends").stderr).expect("text");
    let reports = log.lines().filter(|line| line.contains("WARN") || line.contains("ERROR"));
    assert_eq!(reports.count(), 1, "an episode is reported once: {log}");
    assert!(log.contains("all connections are in use"), "{log}");
}

/// The signal makes a backup that a server can be started with; without a folder for backups it is ignored.
#[cfg(unix)]
#[test]
fn a_signal_makes_a_backup() {
    let folder = TempFolder::new("serve-backup");
    let backups = folder.path("backups");
    let serve = ["serve", "--listen", "127.0.0.1:0"];
    let signal = |child: &Child, signal: &str| {
        let process = child.id().to_string();
        assert!(Command::new("kill").args([signal, &process]).status().expect("a signal").success());
    };
    // A new backup exists already: without the signal there would be no other one today.
    let there = "sideboards-2026-11-01T12-00-00.db";
    std::fs::create_dir(&backups).expect("a folder");
    std::fs::write(Path::new(&backups).join(there), "").expect("a file");
    let find = || {
        let mut files =
            Path::new(&backups).read_dir().expect("a folder").map(|file| file.expect("a file").path());
        files.find(|file| file.extension().is_some_and(|end| end == "db") && !file.ends_with(there))
    };

    let mut child = start(&[&serve[..], &["--backup-folder", &backups]].concat(), &folder);
    address(&mut child);
    signal(&child, "-USR1");
    let wait = || std::thread::sleep(Duration::from_millis(20));
    let backup = (0..500)
        .find_map(|_| {
            find().or_else(|| {
                wait();
                None
            })
        })
        .expect("a backup within ten seconds");
    signal(&child, "-TERM");
    assert!(child.wait().expect("it ends").success());

    let database = format!("sqlite:{}", backup.display());
    let mut child = start(&[&serve[..], &["--database", &database]].concat(), &folder);
    address(&mut child);
    signal(&child, "-USR1");
    signal(&child, "-TERM");
    assert!(child.wait().expect("it ends").success(), "without a folder the signal does no harm");
}
