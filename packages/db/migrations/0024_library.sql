CREATE TABLE "folders" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	CONSTRAINT "folders_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "folders_name_check" CHECK (char_length("folders"."name") between 1 and 60),
	CONSTRAINT "folders_parent_check" CHECK ("folders"."parent_id" <> "folders"."id")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "folder_id" integer;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "folder_id" integer;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_user_id_parent_id_folders_user_id_id_fk" FOREIGN KEY ("user_id","parent_id") REFERENCES "public"."folders"("user_id","id") ON DELETE set null ("parent_id") ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "folders_name_key" ON "folders" USING btree ("user_id",coalesce("parent_id", 0),"search_name");--> statement-breakpoint
CREATE INDEX "folders_parent_idx" ON "folders" USING btree ("user_id","parent_id") WHERE "folders"."parent_id" is not null;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_folder_id_folders_user_id_id_fk" FOREIGN KEY ("user_id","folder_id") REFERENCES "public"."folders"("user_id","id") ON DELETE set null ("folder_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_user_id_folder_id_folders_user_id_id_fk" FOREIGN KEY ("user_id","folder_id") REFERENCES "public"."folders"("user_id","id") ON DELETE set null ("folder_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_folder_idx" ON "documents" USING btree ("user_id","folder_id","upload_date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "documents"."folder_id" is not null;--> statement-breakpoint
CREATE INDEX "flashcards_tags_idx" ON "flashcards" USING btree ("user_id","create_date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "flashcards"."deleted_at" is null and "flashcards"."tags" <> '{}';--> statement-breakpoint
CREATE INDEX "quizzes_folder_idx" ON "quizzes" USING btree ("user_id","folder_id","created_date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "quizzes"."folder_id" is not null;