use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};

use crate::kit::call;

#[test]
fn the_game_is_served_until_somebody_ends_it() {
    is_served(&["serve", "--listen", "127.0.0.1:0"]);
}

#[test]
fn the_bare_program_serves_the_game() {
    is_served(&[]);
}

fn is_served(arguments: &[&str]) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sideboards"))
        .args(arguments)
        // No desktop, no browser.
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("it says where it is");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.write_all(b"GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n").expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    assert!(answer.contains("Sideboards"), "{answer}");
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
