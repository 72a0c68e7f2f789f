ALTER TABLE "flashcards" ADD COLUMN "kind" text DEFAULT 'definition' NOT NULL;--> statement-breakpoint
-- Not validated, because that would read every card while calls wait: all have the default, and new ones are checked.
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_kind_check" CHECK (kind in ('definition', 'cloze')) NOT VALID;
