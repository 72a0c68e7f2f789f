CREATE TABLE "exam_sets" (
	"user_id" integer NOT NULL,
	"exam_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"quiz_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "exam_sets_user_id_exam_id_quiz_id_pk" PRIMARY KEY("user_id","exam_id","quiz_id")
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "exams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"date" date NOT NULL,
	"goal" smallint NOT NULL,
	"minutes_per_day" smallint,
	"outcome" text,
	"after" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"chosen" jsonb,
	CONSTRAINT "exams_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "exams_title_check" CHECK (char_length("exams"."title") between 1 and 255),
	CONSTRAINT "exams_goal_check" CHECK ("exams"."goal" between 70 and 97),
	CONSTRAINT "exams_minutes_check" CHECK ("exams"."minutes_per_day" between 1 and 600),
	CONSTRAINT "exams_outcome_check" CHECK (outcome in ('well', 'so-so', 'badly')),
	CONSTRAINT "exams_after_check" CHECK (after in ('keep', 'archive')),
	CONSTRAINT "exams_end_check" CHECK (num_nonnulls("exams"."outcome", "exams"."after") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "exam_sets" ADD CONSTRAINT "exam_sets_user_id_exam_id_exams_user_id_id_fk" FOREIGN KEY ("user_id","exam_id") REFERENCES "public"."exams"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_sets" ADD CONSTRAINT "exam_sets_author_id_quiz_id_quizzes_user_id_id_fk" FOREIGN KEY ("author_id","quiz_id") REFERENCES "public"."quizzes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_sets_quiz_idx" ON "exam_sets" USING btree ("author_id","quiz_id");