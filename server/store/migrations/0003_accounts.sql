CREATE TABLE "mail_links" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_links_user_id" ON "mail_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_links_expires_at" ON "mail_links" USING btree ("expires_at");--> statement-breakpoint
-- What was sent is kept no longer: it names people, and the links in it open accounts.
DELETE FROM outbox WHERE sent_at IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "sent_at";
--> statement-breakpoint
ALTER TABLE mail_links ENABLE ROW LEVEL SECURITY;
