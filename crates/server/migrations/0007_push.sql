-- Devices that get messages about a seat (Web Push). A seat is named by the hash of its token. `began` and `ending` are the
-- latest rounds about which a message was sent: a node that raises them may send it. `due` is when to look again.
CREATE TABLE push (
    room TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    token TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    base TEXT NOT NULL,
    at BIGINT NOT NULL,
    began BIGINT NOT NULL,
    ending BIGINT NOT NULL,
    due BIGINT,
    PRIMARY KEY (room, endpoint)
);
CREATE INDEX push_due ON push (due);
CREATE INDEX push_endpoint ON push (endpoint);
