-- The account library's, never used here: mail links are in mail_links; there is no sign-in through another provider.
DROP TABLE "verifications";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "access_token";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "refresh_token";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "id_token";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "access_token_expires_at";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "refresh_token_expires_at";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "scope";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "image";
