-- One text for SQLite and PostgreSQL. Times are milliseconds since 1970.

-- What happens in rooms, in order. Two nodes that write the same number cannot both succeed.
CREATE TABLE entries (
    room TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    lines TEXT NOT NULL,
    PRIMARY KEY (room, number)
);

-- When a room was used last, and when something will be due in it without anybody doing anything.
CREATE TABLE rooms (
    room TEXT NOT NULL PRIMARY KEY,
    touched BIGINT NOT NULL,
    due BIGINT
);
CREATE INDEX rooms_due ON rooms (due);
CREATE INDEX rooms_touched ON rooms (touched);

-- Finished games, which are kept when their rooms are gone.
CREATE TABLE games (
    game TEXT NOT NULL PRIMARY KEY,
    room TEXT NOT NULL,
    finished BIGINT NOT NULL,
    players TEXT NOT NULL,
    commitment TEXT NOT NULL,
    record TEXT NOT NULL
);
CREATE INDEX games_room ON games (room);

-- The nodes that serve rooms, and when they last said so.
CREATE TABLE nodes (
    node TEXT NOT NULL PRIMARY KEY,
    seen BIGINT NOT NULL
);
