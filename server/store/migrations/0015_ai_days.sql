CREATE TABLE "ai_days" (
	"day" date PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"told" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
-- Nobody's rows: each admission counts in the one of its day.
GRANT SELECT, INSERT, UPDATE ON ai_days TO app_user;
--> statement-breakpoint
ALTER TABLE ai_days ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY every_row ON ai_days TO app_user USING (true) WITH CHECK (true);
