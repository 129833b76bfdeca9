use crate::kit::call;

#[test]
fn help_tells_what_each_command_is_for() {
    let out = call(&["--help"], "").good();
    for part in [
        "serve",
        "score",
        "deal",
        "replay",
        "simulate",
        "content",
        "completions",
        "Exit status",
        "R-TbPfOsK-",
    ] {
        assert!(out.contains(part), "{part:?} in {out}");
    }
    for command in
        ["serve", "score", "deal", "replay", "simulate", "solve", "puzzles", "content", "completions"]
    {
        let out = call(&[command, "--help"], "").good();
        assert!(out.lines().count() > 8, "{out}");
    }
}

#[test]
fn completions_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = call(&["completions", shell], "").good();
        assert!(script.contains("simulate"), "{shell}");
    }
    assert_eq!(call(&["completions", "cmd"], "").status, 2);
}

#[test]
fn bad_usage_is_status_2() {
    assert_eq!(call(&["sing"], "").status, 2);
    assert_eq!(call(&["score", "--json", "--jsonl"], "").status, 2);
}
