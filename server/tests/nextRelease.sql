-- What a later release may add while servers of this one run: the kinds of change that
-- docs/decisions/0070-migrations-expand-then-contract.md allows, one each.
ALTER TABLE "project_rows" ADD COLUMN "next_release_stage" text DEFAULT 'idea' NOT NULL;
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "next_release_note" text;
--> statement-breakpoint
-- A column under its new name, first beside the old one: whoever writes either writes both.
ALTER TABLE "project_modules" ADD COLUMN "next_saved_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE FUNCTION next_release_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.next_saved_at IS DISTINCT FROM OLD.next_saved_at THEN
    NEW.last_updated := NEW.next_saved_at;
  ELSE
    NEW.next_saved_at := NEW.last_updated;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER next_release_copy BEFORE INSERT OR UPDATE ON project_modules
  FOR EACH ROW EXECUTE FUNCTION next_release_copy();
--> statement-breakpoint
UPDATE project_modules SET next_saved_at = last_updated;
--> statement-breakpoint
CREATE TABLE "next_release_notes" (
  "project_id" uuid NOT NULL,
  "user_id" text NOT NULL,
  "text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE next_release_notes ADD CONSTRAINT next_release_notes_project FOREIGN KEY (project_id, user_id)
  REFERENCES project_rows (id, user_id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE next_release_notes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE INDEX "next_release_finished" ON "generations" USING btree ("finished_at");
--> statement-breakpoint
CREATE OR REPLACE VIEW user_preferences WITH (security_invoker = true) AS
  SELECT
    p.user_id,
    coalesce(q.used, 0) AS ai_usage_count,
    ai_limit_of(p.plan) AS ai_usage_limit,
    p.language,
    p.plan
  FROM (
    SELECT
      u.id AS user_id,
      u.language,
      plan_of(u.email, u.email_verified, coalesce(s.premium, false)) AS plan
    FROM users u
    LEFT JOIN stripe_subscriptions s ON s.user_id = u.id
  ) p
  LEFT JOIN ai_usage q ON q.user_id = p.user_id AND q.period = CASE p.plan
    WHEN 'premium' THEN to_char(now() AT TIME ZONE 'America/Toronto', 'YYYY-MM')
    ELSE 'life'
  END;
