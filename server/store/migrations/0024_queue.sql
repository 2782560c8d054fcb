-- Documents are created again after a crash of PostgreSQL. Requests have no right to them.
CREATE UNLOGGED TABLE "document_pieces" (
	"document_id" text NOT NULL,
	"part" integer NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "document_pieces_document_id_part_number_pk" PRIMARY KEY("document_id","part","number")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"made_by" text NOT NULL,
	"project_id" uuid NOT NULL,
	"owner_id" text NOT NULL,
	"version" text NOT NULL,
	"kind" text NOT NULL,
	"edition" jsonb NOT NULL,
	"longest_ms" integer NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"is_long" boolean DEFAULT false NOT NULL,
	"replaced" jsonb,
	"parts" integer DEFAULT 0 NOT NULL,
	"seconds" real DEFAULT 0 NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"traceparent" text,
	"wanted_at" timestamp (3) with time zone NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "queued_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "traceparent" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "document_pieces" ADD CONSTRAINT "document_pieces_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_version" ON "documents" USING btree ("version");--> statement-breakpoint
CREATE INDEX "documents_state" ON "documents" USING btree ("state","requested_at");--> statement-breakpoint
CREATE INDEX "documents_made_by" ON "documents" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "documents_project_id" ON "documents" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "outbox_queued_at" ON "outbox" USING btree ("queued_at");--> statement-breakpoint
ALTER TABLE documents ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE document_pieces ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Mails without attempts left.
UPDATE outbox SET failed_at = send_after WHERE attempts >= 20;
