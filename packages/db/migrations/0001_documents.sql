CREATE TABLE "document_texts" (
	"user_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"content" text NOT NULL,
	"source_text" text,
	"source_emphasis" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "document_texts_user_id_document_id_pk" PRIMARY KEY("user_id","document_id"),
	CONSTRAINT "document_texts_content_check" CHECK (octet_length("document_texts"."content") between 1 and 1048576),
	CONSTRAINT "document_texts_source_check" CHECK (octet_length("document_texts"."source_text") <= 1048576)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"search_title" text NOT NULL,
	"field" text NOT NULL,
	"upload_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "documents_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "documents_title_check" CHECK (char_length("documents"."title") between 1 and 255),
	CONSTRAINT "documents_field_check" CHECK (field in ('Computer Science', 'Biology', 'History', 'Physics', 'Chemistry', 'Mathematics', 'Geography', 'Literature', 'Economics', 'Psychology', 'Political Science', 'Civics', 'Law', 'Sociology', 'Philosophy', 'Astronomy', 'Medicine', 'Engineering', 'Languages', 'Arts', 'Other'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "idempotency_keys_key_check" CHECK (char_length("idempotency_keys"."key") between 1 and 128)
);
--> statement-breakpoint
ALTER TABLE "document_texts" ADD CONSTRAINT "document_texts_user_id_document_id_documents_user_id_id_fk" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_list_idx" ON "documents" USING btree ("user_id","upload_date" DESC NULLS FIRST,"id" DESC NULLS FIRST,"field","search_title") WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "documents_deleted_idx" ON "documents" USING btree ("deleted_at") WHERE "documents"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");