CREATE TABLE "orders" (
	"user_id" integer NOT NULL,
	"number" text NOT NULL,
	"plan" text NOT NULL,
	"amount_vnd" integer NOT NULL,
	"provider" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_user_id_number_pk" PRIMARY KEY("user_id","number"),
	CONSTRAINT "orders_plan_check" CHECK ("orders"."plan" in ('pro', 'team')),
	CONSTRAINT "orders_amount_check" CHECK ("orders"."amount_vnd" > 0),
	CONSTRAINT "orders_provider_check" CHECK ("orders"."provider" in ('sandbox', 'vnpay')),
	CONSTRAINT "orders_status_check" CHECK ("orders"."status" in ('open', 'paid', 'cancelled', 'expired', 'review'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_number" text NOT NULL,
	"provider" text NOT NULL,
	"transaction_no" text NOT NULL,
	"plan" text NOT NULL,
	"amount_vnd" integer NOT NULL,
	"status" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "payments_status_check" CHECK ("payments"."status" in ('paid', 'review'))
);
--> statement-breakpoint
CREATE TABLE "plan_grants" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "plan_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"payment_id" integer,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_grants_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "plan_grants_plan_check" CHECK ("plan_grants"."plan" in ('pro', 'team')),
	CONSTRAINT "plan_grants_period_check" CHECK ("plan_grants"."ends_at" > "plan_grants"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "plan_reminders" (
	"user_id" integer NOT NULL,
	"plan" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"days_before" integer NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_reminders_user_id_plan_ends_at_days_before_pk" PRIMARY KEY("user_id","plan","ends_at","days_before")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_order_number_orders_user_id_number_fk" FOREIGN KEY ("user_id","order_number") REFERENCES "public"."orders"("user_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_user_id_payment_id_payments_user_id_id_fk" FOREIGN KEY ("user_id","payment_id") REFERENCES "public"."payments"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reminders" ADD CONSTRAINT "plan_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_key" ON "orders" USING btree ("user_id","plan") WHERE "orders"."status" = 'open';--> statement-breakpoint
CREATE INDEX "orders_expiry_idx" ON "orders" USING btree ("expires_at") WHERE "orders"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_transaction_key" ON "payments" USING btree ("user_id","provider","order_number","transaction_no");--> statement-breakpoint
CREATE INDEX "payments_review_idx" ON "payments" USING btree ("received_at") WHERE "payments"."status" = 'review';--> statement-breakpoint
CREATE UNIQUE INDEX "plan_grants_payment_key" ON "plan_grants" USING btree ("user_id","payment_id");--> statement-breakpoint
CREATE INDEX "plan_grants_owner_idx" ON "plan_grants" USING btree ("user_id","plan","ends_at");--> statement-breakpoint
CREATE INDEX "plan_grants_ends_idx" ON "plan_grants" USING btree ("ends_at");--> statement-breakpoint
-- What was paid and what it bought is written once; a mistake is mended by a further row.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% takes new rows only', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "payments_append_only" BEFORE UPDATE ON "payments" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "plan_grants_append_only" BEFORE UPDATE ON "plan_grants" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
