-- Nobody but the server reads it: a request has no right to it.
CREATE TABLE "mails_given_up" (
	"day" date PRIMARY KEY NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"expired" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE mails_given_up ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "helped" boolean;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "feedback_reason" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "feedback_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "sessions_renewed" ON "sessions" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_last_sign_in" ON "users" USING btree ("last_sign_in_at");--> statement-breakpoint
CREATE INDEX "generations_started" ON "generations" USING btree ("started_at");