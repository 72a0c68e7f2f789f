ALTER TABLE "flashcards" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "flashcards" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "flashcards" ADD COLUMN "original" text;--> statement-breakpoint
CREATE INDEX "flashcards_text_idx" ON "flashcards" USING btree ((md5(octet_length("question")::text || ':' || "question" || "answer")::uuid),"user_id") WHERE "flashcards"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_note_check" CHECK (char_length("flashcards"."note") between 1 and 10000);--> statement-breakpoint
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_original_check" CHECK (char_length("flashcards"."original") between 1 and 10000);--> statement-breakpoint
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_tags_check" CHECK (cardinality("flashcards"."tags") <= 50);