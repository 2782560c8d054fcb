-- Nobody but the server reads it: a request has no right to it.
CREATE UNLOGGED TABLE "kept_numbers" (
	"id" integer PRIMARY KEY NOT NULL,
	"numbers" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE kept_numbers ENABLE ROW LEVEL SECURITY;
