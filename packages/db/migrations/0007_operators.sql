CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor_id" integer,
	"action" text NOT NULL,
	"target_id" integer,
	"details" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_settlements" (
	"user_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"decision" text NOT NULL,
	"settled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_settlements_user_id_payment_id_pk" PRIMARY KEY("user_id","payment_id"),
	CONSTRAINT "payment_settlements_decision_check" CHECK ("payment_settlements"."decision" in ('grant', 'dismiss'))
);
--> statement-breakpoint
ALTER TABLE "mail_jobs" DROP CONSTRAINT "mail_jobs_wiped_check";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_settlements" ADD CONSTRAINT "payment_settlements_user_id_payment_id_payments_user_id_id_fk" FOREIGN KEY ("user_id","payment_id") REFERENCES "public"."payments"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_target_idx" ON "audit_log" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "mail_jobs_failed_idx" ON "mail_jobs" USING btree ("id") WHERE "mail_jobs"."outcome" = 'failed';--> statement-breakpoint
CREATE INDEX "payments_review_id_idx" ON "payments" USING btree ("id") WHERE "payments"."status" = 'review';--> statement-breakpoint
CREATE INDEX "users_email_prefix_idx" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_name_words_idx" ON "users" USING gin (to_tsvector('simple', translate("name", 'àÀáÁảẢãÃạẠăĂằẰắẮẳẲẵẴặẶâÂầẦấẤẩẨẫẪậẬèÈéÉẻẺẽẼẹẸêÊềỀếẾểỂễỄệỆìÌíÍỉỈĩĨịỊòÒóÓỏỎõÕọỌôÔồỒốỐổỔỗỖộỘơƠờỜớỚởỞỡỠợỢùÙúÚủỦũŨụỤưƯừỪứỨửỬữỮựỰỳỲýÝỷỶỹỸỵỴđĐ', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeeeeeeeiiiiiiiiiioooooooooooooooooooooooooooooooooouuuuuuuuuuuuuuuuuuuuuuyyyyyyyyyydd')));--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD CONSTRAINT "mail_jobs_wiped_check" CHECK ("mail_jobs"."finished_at" is null or "mail_jobs"."sealed" is null or "mail_jobs"."outcome" = 'failed');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_roles_check" CHECK ("users"."roles" <@ array['User', 'Admin']);--> statement-breakpoint
-- What was decided and done is written once. The log outlives the accounts it speaks of.
CREATE TRIGGER "payment_settlements_append_only" BEFORE UPDATE ON "payment_settlements" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
