ALTER TABLE "two_factor" ADD COLUMN "used_steps" integer[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- Nobody but the server reads it: a request has no right to it.
CREATE TABLE "auth_secrets" (
	"id" integer PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE auth_secrets ENABLE ROW LEVEL SECURITY;
