CREATE TABLE "flashcards" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "flashcards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"search_bytes" "bytea",
	"search_signature" "bytea",
	"long_search_bytes" "bytea",
	"source_quote" text,
	"source_start" integer,
	"source_end" integer,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "flashcards_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "flashcards_question_check" CHECK (char_length("flashcards"."question") between 1 and 10000),
	CONSTRAINT "flashcards_answer_check" CHECK (char_length("flashcards"."answer") between 1 and 10000),
	CONSTRAINT "flashcards_search_check" CHECK (num_nonnulls("flashcards"."search_bytes", "flashcards"."long_search_bytes") = 1
        and num_nulls("flashcards"."search_bytes", "flashcards"."search_signature") in (0, 2)
        and octet_length("flashcards"."search_signature") = 64
        and octet_length("flashcards"."search_bytes") <= 2000),
	CONSTRAINT "flashcards_source_check" CHECK (num_nulls("flashcards"."source_quote", "flashcards"."source_start", "flashcards"."source_end") in (0, 3)
        and "flashcards"."source_start" between 0 and "flashcards"."source_end")
);
--> statement-breakpoint
CREATE TABLE "quiz_flashcards" (
	"user_id" integer NOT NULL,
	"quiz_id" integer NOT NULL,
	"flashcard_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "quiz_flashcards_user_id_quiz_id_flashcard_id_pk" PRIMARY KEY("user_id","quiz_id","flashcard_id")
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "quizzes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"search_title" text NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "quizzes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "quizzes_title_check" CHECK (char_length("quizzes"."title") between 1 and 255)
);
--> statement-breakpoint
CREATE TABLE "study_sessions" (
	"user_id" integer NOT NULL,
	"session_id" uuid NOT NULL,
	"quiz_id" integer,
	"kind" text NOT NULL,
	"seconds" integer NOT NULL,
	"correct" integer NOT NULL,
	"incorrect" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_sessions_user_id_session_id_pk" PRIMARY KEY("user_id","session_id"),
	CONSTRAINT "study_sessions_kind_check" CHECK ("study_sessions"."kind" in ('study', 'test')),
	CONSTRAINT "study_sessions_seconds_check" CHECK ("study_sessions"."seconds" between 0 and 86400),
	CONSTRAINT "study_sessions_answers_check" CHECK ("study_sessions"."correct" >= 0 and "study_sessions"."incorrect" >= 0)
);
--> statement-breakpoint
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_user_id_document_id_documents_user_id_id_fk" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."documents"("user_id","id") ON DELETE set null ("document_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_flashcards" ADD CONSTRAINT "quiz_flashcards_user_id_quiz_id_quizzes_user_id_id_fk" FOREIGN KEY ("user_id","quiz_id") REFERENCES "public"."quizzes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_flashcards" ADD CONSTRAINT "quiz_flashcards_user_id_flashcard_id_flashcards_user_id_id_fk" FOREIGN KEY ("user_id","flashcard_id") REFERENCES "public"."flashcards"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_sessions" ADD CONSTRAINT "study_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_sessions" ADD CONSTRAINT "study_sessions_user_id_quiz_id_quizzes_user_id_id_fk" FOREIGN KEY ("user_id","quiz_id") REFERENCES "public"."quizzes"("user_id","id") ON DELETE set null ("quiz_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flashcards_list_idx" ON "flashcards" USING btree ("user_id","create_date" DESC NULLS FIRST,"id" DESC NULLS FIRST,"document_id","search_signature","search_bytes") WHERE "flashcards"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "flashcards_long_idx" ON "flashcards" USING btree ("user_id","create_date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "flashcards"."deleted_at" is null and "flashcards"."long_search_bytes" is not null;--> statement-breakpoint
CREATE INDEX "flashcards_document_idx" ON "flashcards" USING btree ("user_id","document_id") WHERE "flashcards"."document_id" is not null;--> statement-breakpoint
CREATE INDEX "flashcards_deleted_idx" ON "flashcards" USING btree ("user_id","id","deleted_at") WHERE "flashcards"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "quiz_flashcards_card_idx" ON "quiz_flashcards" USING btree ("user_id","flashcard_id","quiz_id");--> statement-breakpoint
CREATE INDEX "quizzes_list_idx" ON "quizzes" USING btree ("user_id","created_date" DESC NULLS FIRST,"id" DESC NULLS FIRST,"search_title") WHERE "quizzes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quizzes_deleted_idx" ON "quizzes" USING btree ("user_id","deleted_at") WHERE "quizzes"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "study_sessions_quiz_idx" ON "study_sessions" USING btree ("user_id","quiz_id") WHERE "study_sessions"."quiz_id" is not null;--> statement-breakpoint
CREATE INDEX "study_sessions_time_idx" ON "study_sessions" USING btree ("user_id","at","kind","seconds");--> statement-breakpoint
-- Out of reach of the compression that would have to be undone for every card a search looks at.
ALTER TABLE "flashcards" ALTER COLUMN "search_bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
-- Lists read nothing but their index as long as vacuum has seen the pages of the table since they last changed.
ALTER TABLE "flashcards" SET (
  fillfactor = 90,
  autovacuum_vacuum_scale_factor = 0.01,
  autovacuum_vacuum_insert_scale_factor = 0.01,
  autovacuum_analyze_scale_factor = 0.02
);--> statement-breakpoint
ALTER TABLE "quizzes" SET (
  autovacuum_vacuum_scale_factor = 0.01,
  autovacuum_vacuum_insert_scale_factor = 0.01
);--> statement-breakpoint
ALTER TABLE "quiz_flashcards" SET (
  autovacuum_vacuum_scale_factor = 0.01,
  autovacuum_vacuum_insert_scale_factor = 0.01
);
