ALTER TABLE "project_modules" ADD COLUMN "sitting_by" text;--> statement-breakpoint
ALTER TABLE "project_modules" ADD COLUMN "sitting_since" timestamp (3) with time zone;