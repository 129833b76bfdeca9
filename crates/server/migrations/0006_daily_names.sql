-- Whether a result may be named among the best of its day: one address cannot fill them. Earlier results may.
ALTER TABLE daily ADD COLUMN named BIGINT NOT NULL DEFAULT 1;
