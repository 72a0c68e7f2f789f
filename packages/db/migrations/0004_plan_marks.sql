ALTER TABLE "users" ADD COLUMN "cards_last_added" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sets_last_added" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "users" SET
  "cards_last_added" = (SELECT count(*) FROM "flashcards" WHERE "user_id" = "users"."id" AND "deleted_at" IS NULL),
  "sets_last_added" = (SELECT count(*) FROM "quizzes" WHERE "user_id" = "users"."id" AND "deleted_at" IS NULL);
