ALTER TABLE "documents" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The length of a text stands before it: no text is read for this.
UPDATE "documents" SET "bytes" = octet_length("content") + coalesce(octet_length("source_text"), 0)
  FROM "document_texts" WHERE "document_texts"."user_id" = "documents"."user_id" AND "document_texts"."document_id" = "documents"."id";--> statement-breakpoint
CREATE INDEX "documents_bytes_idx" ON "documents" USING btree ("user_id","bytes","deleted_at");
