ALTER TABLE "memory_settings" ADD COLUMN "reminder_hour" smallint DEFAULT 18 NOT NULL;--> statement-breakpoint
ALTER TABLE "memory_settings" ADD COLUMN "next_reminder_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memory_settings" ADD COLUMN "reminded_day" integer;--> statement-breakpoint
ALTER TABLE "memory_settings" ADD COLUMN "unsubscribe_hash" text;--> statement-breakpoint
CREATE INDEX "memory_settings_reminder_idx" ON "memory_settings" USING btree ("next_reminder_at") WHERE "memory_settings"."next_reminder_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "memory_settings_unsubscribe_key" ON "memory_settings" USING btree ("unsubscribe_hash") WHERE "memory_settings"."unsubscribe_hash" is not null;--> statement-breakpoint
ALTER TABLE "memory_settings" ADD CONSTRAINT "memory_settings_hour_check" CHECK ("memory_settings"."reminder_hour" between 0 and 23);