-- Facts about the database as a whole. The epoch changes whenever what clients were told may no longer be true, as after a
-- backup was restored.
CREATE TABLE facts (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- When no server could be reached: this time counts for nobody's clock.
CREATE TABLE outages (
    began BIGINT NOT NULL PRIMARY KEY,
    ended BIGINT NOT NULL
);
