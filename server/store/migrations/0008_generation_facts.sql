ALTER TABLE "generations" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "prompt_version" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "tokens_in" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "tokens_out" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "tokens_cached" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "tokens_reasoning" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "first_token_ms" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "duration_ms" integer;