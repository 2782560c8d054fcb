-- They are there where an earlier version of the server made them: those stay, with what is in them.
CREATE TABLE IF NOT EXISTS "sandbox_mail" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"delivered_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_mail" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"parent" text,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp(6) with time zone DEFAULT clock_timestamp() NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sandbox_payments_parent" ON "sandbox_payments" USING btree ("kind","parent","created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sandbox_payments_due" ON "sandbox_payments" USING btree ("kind","due_at");
