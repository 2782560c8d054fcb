CREATE UNLOGGED TABLE "generation_pieces" (
	"generation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"growing" jsonb,
	"is_thinking" boolean NOT NULL,
	CONSTRAINT "generation_pieces_generation_id_number_pk" PRIMARY KEY("generation_id","number")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "watched_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "generation_pieces" ADD CONSTRAINT "generation_pieces_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON generation_pieces TO app_user;
--> statement-breakpoint
ALTER TABLE generation_pieces ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON generation_pieces TO app_user USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
