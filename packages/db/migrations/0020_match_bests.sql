CREATE TABLE "match_bests" (
	"user_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"quiz_id" integer NOT NULL,
	"pairs" smallint NOT NULL,
	"milliseconds" integer NOT NULL,
	"matched_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_bests_user_id_quiz_id_pk" PRIMARY KEY("user_id","quiz_id"),
	CONSTRAINT "match_bests_pairs_check" CHECK ("match_bests"."pairs" between 1 and 6),
	CONSTRAINT "match_bests_time_check" CHECK ("match_bests"."milliseconds" between 1 and 3600000)
);
--> statement-breakpoint
ALTER TABLE "match_bests" ADD CONSTRAINT "match_bests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_bests" ADD CONSTRAINT "match_bests_author_id_quiz_id_quizzes_user_id_id_fk" FOREIGN KEY ("author_id","quiz_id") REFERENCES "public"."quizzes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_bests_quiz_idx" ON "match_bests" USING btree ("author_id","quiz_id");