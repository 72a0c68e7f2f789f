CREATE TABLE "card_media" (
	"user_id" integer NOT NULL,
	"flashcard_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"media_id" uuid NOT NULL,
	"side" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "card_media_user_id_flashcard_id_position_pk" PRIMARY KEY("user_id","flashcard_id","position"),
	CONSTRAINT "card_media_side_check" CHECK (side in ('question', 'answer')),
	CONSTRAINT "card_media_alt_check" CHECK (char_length("card_media"."alt") <= 500)
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"mime" text NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_owner_key" UNIQUE("user_id","id"),
	CONSTRAINT "media_content_key" UNIQUE("user_id","sha256"),
	CONSTRAINT "media_kind_check" CHECK (kind in ('picture', 'sound')),
	CONSTRAINT "media_bytes_check" CHECK ("media"."bytes" between 1 and 1048576),
	CONSTRAINT "media_sha256_check" CHECK (char_length("media"."sha256") = 64)
);
--> statement-breakpoint
ALTER TABLE "card_media" ADD CONSTRAINT "card_media_user_id_flashcard_id_flashcards_user_id_id_fk" FOREIGN KEY ("user_id","flashcard_id") REFERENCES "public"."flashcards"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_media" ADD CONSTRAINT "card_media_user_id_media_id_media_user_id_id_fk" FOREIGN KEY ("user_id","media_id") REFERENCES "public"."media"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_media_media_idx" ON "card_media" USING btree ("user_id","media_id");--> statement-breakpoint
CREATE INDEX "media_used_idx" ON "media" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "media_lost_idx" ON "media" USING btree ("id") WHERE "media"."user_id" is null;