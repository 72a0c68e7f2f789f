CREATE TABLE "card_choices" (
	"day" date NOT NULL,
	"engine" text NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"shown_as" text NOT NULL,
	"kept" integer NOT NULL,
	"edited" integer NOT NULL,
	"dropped" integer NOT NULL,
	CONSTRAINT "card_choices_day_engine_language_kind_shown_as_pk" PRIMARY KEY("day","engine","language","kind","shown_as"),
	CONSTRAINT "card_choices_engine_check" CHECK (engine in ('embedded', 'llm', 'other')),
	CONSTRAINT "card_choices_language_check" CHECK (language in ('en', 'vi', 'other')),
	CONSTRAINT "card_choices_kind_check" CHECK (kind in ('definition', 'cloze')),
	CONSTRAINT "card_choices_shown_as_check" CHECK (shown_as in ('selected', 'maybe')),
	CONSTRAINT "card_choices_counts_check" CHECK ("card_choices"."kept" >= 0 and "card_choices"."edited" >= 0 and "card_choices"."dropped" >= 0)
);
