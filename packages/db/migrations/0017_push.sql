CREATE TABLE "push_reminders" (
	"user_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"day" integer NOT NULL,
	"cards" integer NOT NULL,
	"minutes" integer NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"drop_after" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_reminders_user_id_fingerprint_pk" PRIMARY KEY("user_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"user_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"endpoint" text NOT NULL,
	"host" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"server_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reached_at" timestamp (3) with time zone,
	CONSTRAINT "push_subscriptions_user_id_fingerprint_pk" PRIMARY KEY("user_id","fingerprint"),
	CONSTRAINT "push_subscriptions_endpoint_check" CHECK (char_length("push_subscriptions"."endpoint") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memory_settings" ADD COLUMN "reminder_way" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "memory_settings" ADD COLUMN "pushed_day" integer;--> statement-breakpoint
ALTER TABLE "push_reminders" ADD CONSTRAINT "push_reminders_subscription_fk" FOREIGN KEY ("user_id","fingerprint") REFERENCES "public"."push_subscriptions"("user_id","fingerprint") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_reminders_try_idx" ON "push_reminders" USING btree ("try_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_fingerprint_key" ON "push_subscriptions" USING btree ("fingerprint");--> statement-breakpoint
ALTER TABLE "memory_settings" ADD CONSTRAINT "memory_settings_way_check" CHECK (reminder_way in ('mail', 'push'));