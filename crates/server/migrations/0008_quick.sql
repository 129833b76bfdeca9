-- The tables at which strangers gather for a quick game: the room of each. Naming one is atomic.
CREATE TABLE quick_tables (
    players BIGINT NOT NULL,
    number BIGINT NOT NULL,
    room TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (players, number)
);

-- Who is not seated with whom. Of the keys of people only hashes are kept.
CREATE TABLE blocks (
    player TEXT NOT NULL,
    other TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, other)
);
CREATE INDEX blocks_other ON blocks (other);

-- Players whom others have reported to the operator, by the same hashes.
CREATE TABLE reports (
    room TEXT NOT NULL,
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (room, reporter, reported)
);
CREATE INDEX reports_reported ON reports (reported);
