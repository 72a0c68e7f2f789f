CREATE TABLE "study_marks" (
	"user_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"quiz_id" integer NOT NULL,
	"flashcard_id" integer NOT NULL,
	"mark" text NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "study_marks_user_id_quiz_id_flashcard_id_pk" PRIMARY KEY("user_id","quiz_id","flashcard_id"),
	CONSTRAINT "study_marks_mark_check" CHECK (mark in ('studying', 'studied'))
);
--> statement-breakpoint
ALTER TABLE "study_marks" ADD CONSTRAINT "study_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_marks" ADD CONSTRAINT "study_marks_author_id_quiz_id_quizzes_user_id_id_fk" FOREIGN KEY ("author_id","quiz_id") REFERENCES "public"."quizzes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_marks" ADD CONSTRAINT "study_marks_author_id_flashcard_id_flashcards_user_id_id_fk" FOREIGN KEY ("author_id","flashcard_id") REFERENCES "public"."flashcards"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_marks_recent_idx" ON "study_marks" USING btree ("user_id","marked_at" DESC NULLS FIRST,"quiz_id") WHERE "study_marks"."mark" = 'studied';--> statement-breakpoint
CREATE INDEX "study_marks_quiz_idx" ON "study_marks" USING btree ("author_id","quiz_id");--> statement-breakpoint
CREATE INDEX "study_marks_card_idx" ON "study_marks" USING btree ("author_id","flashcard_id");--> statement-breakpoint
CREATE INDEX "card_memory_aside_idx" ON "card_memory" USING btree ("user_id","flashcard_id") WHERE "card_memory"."is_suspended" or "card_memory"."is_flagged" or "card_memory"."buried_until" is not null;