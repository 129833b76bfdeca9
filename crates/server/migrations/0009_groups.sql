-- Groups that compare their daily results. Of a group's code and of a player's key only hashes are stored.
CREATE TABLE daily_groups (
    crowd TEXT NOT NULL PRIMARY KEY,
    title TEXT NOT NULL
);
CREATE TABLE daily_members (
    crowd TEXT NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (crowd, player)
);
