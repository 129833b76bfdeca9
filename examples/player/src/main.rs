//! Takes a seat in a room and plays there, game after game: `player http://127.0.0.1:7425/room/CODE --name Robin`.

use anyhow::Result;
use clap::Parser;
use sideboards_example_player::{RoomLink, RoomPlayer, greedy};
use sideboards_protocol::DealVerdict;

/// Play Sideboards in a room on any server
#[derive(Debug, Parser)]
struct Arguments {
    /// The link to the room
    link: RoomLink,
    /// The player's name
    #[arg(long, default_value = "Robin")]
    name: String,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let Arguments { link, name } = Arguments::parse();
    let mut player = RoomPlayer::sit_down(link.clone(), &name).await?;
    println!("{name} has a seat in {link} and is waiting for the cards. Press Ctrl-C to stop.");
    loop {
        let table = player.play(greedy).await?;
        println!("A game is over:");
        match player.check_deal() {
            Ok(DealVerdict::Shared) => {
                println!("The deal was fixed before the first card, and our nonce is in it.");
            }
            Ok(DealVerdict::Fixed) => {
                println!("The deal was fixed before the first card, but without our nonce.");
            }
            Ok(DealVerdict::Late) => println!("We came too late to see the deal being fixed."),
            Err(fault) => println!("The deal does not match: {fault}"),
        }
        for (number, seat) in (1..).zip(&table.seats) {
            println!("{number}: {}", seat.sideboard.join(" "));
        }
    }
}
