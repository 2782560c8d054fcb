-- Session tokens are stored as hashes from here on. Those of before stood in clear in the database and its files, and
-- may stand in earlier logs: every session ends, and people sign in again.
DELETE FROM "sessions";
