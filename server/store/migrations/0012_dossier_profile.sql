ALTER TABLE "project_rows" ADD COLUMN "dossier" jsonb;--> statement-breakpoint
-- It counts in the account's storage, as the project's other texts.
CREATE OR REPLACE FUNCTION project_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.bytes := 500 + octet_length(NEW.name) + octet_length(NEW.description)
    + coalesce(octet_length(NEW.dossier::text), 0);
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER bytes ON project_rows;
--> statement-breakpoint
CREATE TRIGGER bytes BEFORE INSERT OR UPDATE OF name, description, dossier, bytes ON project_rows
  FOR EACH ROW EXECUTE FUNCTION project_bytes();
