CREATE TABLE "card_memory" (
	"user_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"flashcard_id" integer NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"due" timestamp (3) with time zone,
	"stability" double precision DEFAULT 0 NOT NULL,
	"difficulty" double precision DEFAULT 0 NOT NULL,
	"step" smallint DEFAULT 0 NOT NULL,
	"reps" integer DEFAULT 0 NOT NULL,
	"lapses" integer DEFAULT 0 NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	"reviewed_day" integer,
	"first_day" integer,
	"answered_day" integer,
	"last_answered_at" timestamp (3) with time zone,
	"last_review_id" uuid,
	"is_suspended" boolean DEFAULT false NOT NULL,
	"is_flagged" boolean DEFAULT false NOT NULL,
	"buried_until" timestamp (3) with time zone,
	"forgiven_lapses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "card_memory_user_id_flashcard_id_pk" PRIMARY KEY("user_id","flashcard_id"),
	CONSTRAINT "card_memory_state_check" CHECK (state in ('new', 'learning', 'review', 'relearning')),
	CONSTRAINT "card_memory_due_check" CHECK (("card_memory"."state" = 'new') = (num_nulls("card_memory"."due", "card_memory"."reviewed_at", "card_memory"."reviewed_day", "card_memory"."first_day") = 4))
);
--> statement-breakpoint
CREATE TABLE "memory_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"time_zone" text,
	"new_per_day" integer NOT NULL,
	"reviews_per_day" integer NOT NULL,
	"buttons" smallint NOT NULL,
	CONSTRAINT "memory_settings_time_zone_check" CHECK (char_length("memory_settings"."time_zone") between 1 and 60),
	CONSTRAINT "memory_settings_limits_check" CHECK ("memory_settings"."new_per_day" between 0 and 9999 and "memory_settings"."reviews_per_day" between 0 and 9999),
	CONSTRAINT "memory_settings_buttons_check" CHECK ("memory_settings"."buttons" in (2, 4))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"user_id" integer NOT NULL,
	"review_id" uuid NOT NULL,
	"author_id" integer NOT NULL,
	"flashcard_id" integer NOT NULL,
	"quiz_id" integer,
	"undoes" uuid,
	"rating" text,
	"mode" text,
	"how" text,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"milliseconds" integer,
	"utc_offset" smallint,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_user_id_review_id_pk" PRIMARY KEY("user_id","review_id"),
	CONSTRAINT "reviews_rating_check" CHECK (rating in ('again', 'hard', 'good', 'easy')),
	CONSTRAINT "reviews_mode_check" CHECK (mode in ('today', 'learn', 'write', 'test', 'match', 'flip', 'import')),
	CONSTRAINT "reviews_how_check" CHECK (how in ('shown', 'chosen', 'typed')),
	CONSTRAINT "reviews_undo_check" CHECK (num_nonnulls("reviews"."rating", "reviews"."mode", "reviews"."how", "reviews"."utc_offset")
        = case when "reviews"."undoes" is null then 4 else 0 end)
);
--> statement-breakpoint
ALTER TABLE "quiz_flashcards" ADD COLUMN "is_started" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "card_memory" ADD CONSTRAINT "card_memory_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_memory" ADD CONSTRAINT "card_memory_author_id_flashcard_id_flashcards_user_id_id_fk" FOREIGN KEY ("author_id","flashcard_id") REFERENCES "public"."flashcards"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_settings" ADD CONSTRAINT "memory_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_memory_card_idx" ON "card_memory" USING btree ("author_id","flashcard_id");--> statement-breakpoint
CREATE INDEX "card_memory_due_idx" ON "card_memory" USING btree ("user_id","due","flashcard_id","author_id","state","reviewed_at","stability","buried_until") WHERE "card_memory"."state" <> 'new' and not "card_memory"."is_suspended"
        and "card_memory"."lapses" - "card_memory"."forgiven_lapses" < 8;--> statement-breakpoint
CREATE INDEX "card_memory_leech_idx" ON "card_memory" USING btree ("user_id","flashcard_id") WHERE "card_memory"."lapses" - "card_memory"."forgiven_lapses" >= 8 and not "card_memory"."is_suspended";--> statement-breakpoint
CREATE INDEX "card_memory_new_idx" ON "card_memory" USING btree ("user_id","flashcard_id") WHERE "card_memory"."state" = 'new';--> statement-breakpoint
CREATE INDEX "card_memory_others_idx" ON "card_memory" USING btree ("user_id","author_id","flashcard_id") WHERE "card_memory"."author_id" <> "card_memory"."user_id";--> statement-breakpoint
CREATE INDEX "card_memory_day_idx" ON "card_memory" USING btree ("user_id","reviewed_day","first_day");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_undoes_key" ON "reviews" USING btree ("user_id","undoes") WHERE "reviews"."undoes" is not null;--> statement-breakpoint
CREATE INDEX "reviews_card_idx" ON "reviews" USING btree ("user_id","flashcard_id","answered_at");--> statement-breakpoint
CREATE INDEX "reviews_time_idx" ON "reviews" USING btree ("user_id","answered_at","milliseconds") WHERE "reviews"."mode" = 'today' and "reviews"."milliseconds" is not null;--> statement-breakpoint
CREATE INDEX "quiz_flashcards_new_idx" ON "quiz_flashcards" USING btree ("user_id","flashcard_id","quiz_id") WHERE not "quiz_flashcards"."is_started";