ALTER TABLE "project_modules" ADD COLUMN "cause" text DEFAULT 'saved' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_rows" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "project_rows_deleted" ON "project_rows" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
-- A version tells from now on how it came to be: those of before were texts that a newer one replaced.
UPDATE module_versions SET cause = 'generated' WHERE cause = 'replaced';
--> statement-breakpoint
-- Only the newest versions of a module are kept.
GRANT DELETE ON module_versions TO app_user;
--> statement-breakpoint
-- A text as people search and sort it: without capitals and accents.
CREATE FUNCTION plain_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'));
--> statement-breakpoint
-- What lies in the recycle bin is no project any more, until it is taken back.
CREATE OR REPLACE VIEW projects WITH (security_invoker = true) AS
  SELECT
    p.id,
    p.user_id,
    p.name,
    p.description,
    coalesce(
      (
        SELECT jsonb_object_agg(
          m.module,
          m.data || jsonb_build_object(
            'lastUpdated', to_char(m.last_updated AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          )
        )
        FROM project_modules m
        WHERE m.project_id = p.id
      ),
      '{}'::jsonb
    ) AS modules_data,
    p.created_at,
    p.updated_at
  FROM project_rows p
  WHERE p.deleted_at IS NULL;
