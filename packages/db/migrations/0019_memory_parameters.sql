CREATE TABLE "memory_parameters" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"next_fit_at" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone,
	"weights" double precision[],
	"fitted_at" timestamp (3) with time zone,
	"fitted_reviews" integer,
	"loss_default" double precision,
	"loss_own" double precision,
	CONSTRAINT "memory_parameters_reviews_check" CHECK ("memory_parameters"."reviews" >= 0),
	CONSTRAINT "memory_parameters_weights_check" CHECK (cardinality("memory_parameters"."weights") = 21),
	CONSTRAINT "memory_parameters_better_check" CHECK ("memory_parameters"."weights" is null or "memory_parameters"."loss_own" < "memory_parameters"."loss_default"),
	CONSTRAINT "memory_parameters_fitted_check" CHECK (num_nulls("memory_parameters"."fitted_at", "memory_parameters"."fitted_reviews") <> 1
        and num_nulls("memory_parameters"."loss_default", "memory_parameters"."loss_own") <> 1)
);
--> statement-breakpoint
ALTER TABLE "memory_parameters" ADD CONSTRAINT "memory_parameters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memory_parameters_next_fit_idx" ON "memory_parameters" USING btree ("next_fit_at") WHERE "memory_parameters"."next_fit_at" is not null;--> statement-breakpoint
-- Whoever has enough answers already gets their turn within a week, not all in the first minutes.
INSERT INTO "memory_parameters" ("user_id", "reviews", "next_fit_at")
SELECT "user_id", sum("reps"), CASE WHEN sum("reps") >= 400 THEN now() + random() * interval '7 days' END
FROM "card_memory" GROUP BY "user_id" HAVING sum("reps") > 0;
