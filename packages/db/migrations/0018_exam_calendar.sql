CREATE TABLE "calendar_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "exams" DROP CONSTRAINT "exams_after_check";--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exams_deleted_idx" ON "exams" USING btree ("deleted_at") WHERE "exams"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_after_check" CHECK (after in ('keep', 'slow', 'archive'));