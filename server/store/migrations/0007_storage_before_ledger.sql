-- A project that goes is taken off its account's storage before its row does, not at the end of the statement. By then the
-- foreign key of its generations has locked those, and a generation that is settled locks the storage first.
CREATE FUNCTION count_removed_project() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE account_storage SET bytes = bytes - OLD.bytes WHERE user_id = OLD.user_id;
  RETURN OLD;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION count_removed_project() FROM PUBLIC;
--> statement-breakpoint
DROP TRIGGER count_removed ON project_rows;
--> statement-breakpoint
CREATE TRIGGER count_removed BEFORE DELETE ON project_rows
  FOR EACH ROW EXECUTE FUNCTION count_removed_project();
--> statement-breakpoint
-- A row that a transaction changes for the second time is looked up by its foreign keys again: a save that changes a module and
-- keeps a version locked its account after its project, while the removal of an account locks them the other way round.
ALTER TABLE account_storage DROP CONSTRAINT account_storage_user_id_users_id_fk;
--> statement-breakpoint
CREATE FUNCTION close_storage() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM account_storage WHERE user_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION close_storage() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER close_storage AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION close_storage();
