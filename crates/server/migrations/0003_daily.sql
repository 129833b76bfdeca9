-- Results of daily deals. Of the key of a player only a hash is kept; whoever comes first with it counts.
CREATE TABLE daily (
    day TEXT NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    points BIGINT NOT NULL,
    record TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (day, player)
);
CREATE INDEX daily_points ON daily (day, points);
