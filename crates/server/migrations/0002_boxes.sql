-- The content files of games that were not played with the classic box, which are kept when their rooms are gone. A room has
-- one box, so its games share the file.
CREATE TABLE boxes (
    room TEXT NOT NULL PRIMARY KEY,
    content TEXT NOT NULL
);
