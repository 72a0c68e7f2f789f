CREATE TABLE "study_days" (
	"user_id" integer NOT NULL,
	"day" integer NOT NULL,
	"answers" integer NOT NULL,
	"milliseconds" bigint NOT NULL,
	"recalls" integer NOT NULL,
	"remembered" integer NOT NULL,
	CONSTRAINT "study_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "memory_settings" ADD COLUMN "shows_streak" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_recall" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was answered before. Which of it tells what was remembered is not known any more.
INSERT INTO "study_days" ("user_id", "day", "answers", "milliseconds", "recalls", "remembered")
SELECT r.user_id, floor((extract(epoch FROM r.answered_at) + r.utc_offset * 60 - 14400) / 86400)::int,
	count(*), coalesce(sum(r.milliseconds), 0), 0, 0
FROM "reviews" r
WHERE r.undoes IS NULL AND r.mode <> 'import'
	AND NOT EXISTS (SELECT FROM "reviews" u WHERE u.user_id = r.user_id AND u.undoes = r.review_id)
GROUP BY 1, 2;
