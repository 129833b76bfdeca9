-- What it takes to check the deal of a finished game, in JSON. Games that were finished before have none.
ALTER TABLE games ADD COLUMN proof TEXT;
