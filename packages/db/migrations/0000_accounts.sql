CREATE TABLE "codes" (
	"email" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "codes_purpose_check" CHECK ("codes"."purpose" in ('registration', 'account', 'reset', 'decoy'))
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"blocked_until" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sealed" "bytea",
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"drop_after" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"outcome" text,
	"last_error" text,
	CONSTRAINT "mail_jobs_outcome_check" CHECK ("mail_jobs"."outcome" in ('sent', 'dropped', 'failed')),
	CONSTRAINT "mail_jobs_wiped_check" CHECK ("mail_jobs"."finished_at" is null or "mail_jobs"."sealed" is null)
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"user_id" integer NOT NULL,
	"address_key" text NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_addresses_user_id_address_key_pk" PRIMARY KEY("user_id","address_key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"user_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "profile_pictures" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"jpeg" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"user_name" text,
	"phone_number" text,
	"language" text DEFAULT 'en' NOT NULL,
	"roles" text[] DEFAULT '{"User"}' NOT NULL,
	"password_hash" text NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deactivated_at" timestamp with time zone,
	CONSTRAINT "users_email_check" CHECK (char_length("users"."email") between 3 and 254),
	CONSTRAINT "users_name_check" CHECK (char_length("users"."name") between 1 and 50),
	CONSTRAINT "users_user_name_check" CHECK ("users"."user_name" ~ '^[A-Za-z0-9._]{3,30}$'),
	CONSTRAINT "users_language_check" CHECK ("users"."language" in ('en', 'vi'))
);
--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_pictures" ADD CONSTRAINT "profile_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "codes_issued_idx" ON "codes" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "limit_counters_ends_idx" ON "limit_counters" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "limit_tries_updated_idx" ON "limit_tries" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "mail_jobs_due_idx" ON "mail_jobs" USING btree ("next_try_at") WHERE "mail_jobs"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "mail_jobs_finished_idx" ON "mail_jobs" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "sessions_last_seen_idx" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_user_name_key" ON "users" USING btree (lower("user_name"));