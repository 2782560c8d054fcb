CREATE TABLE "check_answers" (
	"project_id" uuid NOT NULL,
	"check_id" text NOT NULL,
	"because" text NOT NULL,
	"rests_on" text NOT NULL,
	"made_by" text,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "check_answers_project_id_check_id_pk" PRIMARY KEY("project_id","check_id")
);
--> statement-breakpoint
ALTER TABLE "check_answers" ADD CONSTRAINT "check_answers_project_id_project_rows_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project_rows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_answers" ADD CONSTRAINT "check_answers_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_answers_made_by" ON "check_answers" USING btree ("made_by");
--> statement-breakpoint
-- The table has no owner of its own: whoever sees the project sees its rows.
ALTER TABLE check_answers ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON check_answers TO app_user;
--> statement-breakpoint
CREATE POLICY of_own_projects ON check_answers TO app_user
  USING (EXISTS (SELECT FROM project_rows p WHERE p.id = project_id AND p.user_id = app_user_id()))
  WITH CHECK (
    made_by = app_user_id()
    AND EXISTS (SELECT FROM project_rows p WHERE p.id = project_id AND p.user_id = app_user_id())
  );
--> statement-breakpoint
-- A project's answers count in its own size, so that they leave the account's storage with it.
CREATE OR REPLACE FUNCTION project_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.bytes := 500 + octet_length(NEW.name) + octet_length(NEW.description)
    + coalesce(octet_length(NEW.dossier::text), 0)
    + coalesce((
      SELECT sum(500 + octet_length(a.because)) FROM check_answers a WHERE a.project_id = NEW.id
    ), 0);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_check_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE project_rows SET bytes = 0 WHERE id IN (SELECT project_id FROM changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON check_answers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_check_answers();
--> statement-breakpoint
CREATE TRIGGER count_changed AFTER UPDATE ON check_answers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_check_answers();
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON check_answers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_check_answers();
