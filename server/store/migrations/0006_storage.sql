CREATE TABLE "account_storage" (
	"user_id" text PRIMARY KEY NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_usage" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_usage" ADD COLUMN "carried" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "module_versions" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_modules" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_rows" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_storage" ADD CONSTRAINT "account_storage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_usage_expires_at" ON "former_usage" USING btree ("expires_at");
--> statement-breakpoint
-- What a row counts for: the octets of its text in UTF-8 and 500 for the row itself, with its ids, dates and index entries
-- (measured: 180 to 370), so that a million rows without a word are not free.
CREATE FUNCTION project_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.bytes := 500 + octet_length(NEW.name) + octet_length(NEW.description);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION content_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.bytes := 500 + octet_length(NEW.data::text);
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Not on a change of dates alone, which every save makes to its project.
CREATE TRIGGER bytes BEFORE INSERT OR UPDATE OF name, description, bytes ON project_rows
  FOR EACH ROW EXECUTE FUNCTION project_bytes();
--> statement-breakpoint
CREATE TRIGGER bytes BEFORE INSERT OR UPDATE OF data, bytes ON project_modules
  FOR EACH ROW EXECUTE FUNCTION content_bytes();
--> statement-breakpoint
CREATE TRIGGER bytes BEFORE INSERT OR UPDATE OF data, bytes ON module_versions
  FOR EACH ROW EXECUTE FUNCTION content_bytes();
--> statement-breakpoint
-- What is there already: the triggers above put the figures in.
UPDATE project_rows SET bytes = 0;
--> statement-breakpoint
UPDATE project_modules SET bytes = 0;
--> statement-breakpoint
UPDATE module_versions SET bytes = 0;
--> statement-breakpoint
INSERT INTO account_storage (user_id, bytes)
  SELECT u.id, coalesce(sum(s.bytes), 0)
  FROM users u
  LEFT JOIN (
    SELECT user_id, bytes FROM project_rows
    UNION ALL SELECT user_id, bytes FROM project_modules
    UNION ALL SELECT user_id, bytes FROM module_versions
  ) s ON s.user_id = u.id
  GROUP BY u.id;
--> statement-breakpoint
CREATE FUNCTION open_storage() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO account_storage (user_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Rows come one at a time or, in a restore, many; they go many at a time, with their project: by the statement, so that
-- the account's row is written once for all of them.
CREATE FUNCTION count_added() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE account_storage s SET bytes = s.bytes + a.bytes
    FROM (SELECT user_id, sum(bytes) AS bytes FROM added GROUP BY user_id) a WHERE s.user_id = a.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_removed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE account_storage s SET bytes = s.bytes - r.bytes
    FROM (SELECT user_id, sum(bytes) AS bytes FROM removed GROUP BY user_id) r WHERE s.user_id = r.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE account_storage SET bytes = bytes + NEW.bytes - OLD.bytes WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION open_storage(), count_added(), count_removed(), count_changed() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER open_storage AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION open_storage();
--> statement-breakpoint
DO $$
DECLARE counted text;
BEGIN
  FOREACH counted IN ARRAY ARRAY['project_rows', 'project_modules', 'module_versions'] LOOP
    EXECUTE format('CREATE TRIGGER count_added AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION count_added()', counted);
    EXECUTE format('CREATE TRIGGER count_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION count_removed()', counted);
    EXECUTE format('CREATE TRIGGER count_changed AFTER UPDATE ON %I
      FOR EACH ROW WHEN (OLD.bytes <> NEW.bytes) EXECUTE FUNCTION count_changed()', counted);
  END LOOP;
END $$;
--> statement-breakpoint
-- A request reads what its person stores; only the triggers write it.
ALTER TABLE account_storage ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON account_storage TO app_user;
--> statement-breakpoint
CREATE POLICY own_row ON account_storage FOR SELECT TO app_user USING (user_id = app_user_id());
--> statement-breakpoint
ALTER TABLE former_usage ENABLE ROW LEVEL SECURITY;
