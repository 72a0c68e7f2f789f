/** Numbers of documents, flashcards and sets. Apart from the others, which every first visit loads. */
export const TITLE_MAX = 255;
/** Of a document's content, of its source text and of what the AI reads; in UTF-8. */
export const DOCUMENT_MAX_BYTES = 1_048_576;
export const EMPHASIS_MAX = { items: 2_000, characters: 200 } as const;
/** What a document keeps of where its summary comes from; in UTF-16 units. */
export const SUMMARY_SOURCES_MAX = { items: 300, characters: 2_000 } as const;

export const ID_MAX = 2_147_483_647;
export const KEYWORD_MAX = 200;
export const PAGE_SIZES = [5, 10, 20, 50] as const;
export const DEFAULT_PAGE_SIZE = 5;
export const PAGE_SIZE_MAX = 100;
/** A deleted document, card or set can be brought back this long. */
export const RESTORE_DAYS = 30;
/** How long Undo is offered. */
export const UNDO_SECONDS = 10;
export const IDEMPOTENCY_KEY_MAX = 128;

/** Of a question and of an answer, in characters. */
export const CARD_TEXT_MAX = 10_000;
/** Most cards one call saves, lists, deletes or puts into a set. */
export const CARDS_PER_CALL = 1_000;
/** What one import brings. */
export const IMPORT_MAX = { cards: 10_000, sets: 1_000, reviewsOfCard: 1_000 } as const;
/** What a student drops at once: files, and their bytes together. */
export const IMPORT_BATCH = {
  basic: { files: 50, bytes: 209_715_200 },
  paid: { files: 200, bytes: 1_073_741_824 },
} as const;
/** Sets that one call names to take them along. */
export const EXPORTED_SETS_MAX = 100;
/** Of what stands on a card beside question and answer. */
export const NOTE_MAX = 10_000;
export const TAG_MAX = 100;
/** Of one card. */
export const TAGS_MAX = 50;
/** On one side of a card, and in the words beside a picture. */
export const CARD_MEDIA = { sideMax: 4, altMax: 500 } as const;
/** As it is sent: pictures are made smaller, sounds have to be small. */
export const MEDIA_FILE = { field: 'file', maxBytes: 10_485_760 } as const;
/** As it is kept. */
export const MEDIA_KEPT = { maxBytes: 1_048_576, maxSide: 2_000 } as const;
export const FOLDER_NAME_MAX = 60;
/** Of one student. */
export const FOLDERS_MAX = 200;
/** Most sets and documents that one call deletes, restores, joins or puts somewhere. */
export const MANY_MAX = 500;
/** Of why somebody reports a shared set, in characters, and of reports of one visitor. */
export const SHARED_REPORT = { max: 1_000, perHour: 5 } as const;
export const CARD_COUNT = { default: 10, max: 50 } as const;

/** Most marks one call changes. */
export const MARKS_PER_CALL = 500;
/** Most reviews one call brings. */
export const REVIEWS_PER_CALL = 500;
/** A review that comes later than this is refused; imports are not. */
export const REVIEW_LATE_DAYS = 30;
/** Longer pauses say nothing about how long an answer takes. */
export const ANSWER_MS_MAX = 60_000;
/** In minutes east of Greenwich; no zone is further from it. */
export const UTC_OFFSET_MAX = 840;
/** Most cards one answer of Today holds; the counts tell of all. */
export const TODAY_CARDS_MAX = 300;
/** Most reviews of a card that are listed, newest first. */
export const CARD_REVIEWS_MAX = 200;
export const BURY_DAYS_MAX = 30;
/** Cards on a page of those that were put away. */
export const PUT_AWAY_PAGE = 50;
/** Answers that counted, before parameters of the student's own are fitted to them. */
export const OWN_PARAMETERS_REVIEWS = 400;
export const NEW_A_DAY = { default: 20, max: 9_999 } as const;
export const REVIEWS_A_DAY = { default: 200, max: 9_999 } as const;
export const REMINDER_HOUR = { default: 18, max: 23 } as const;
/** Browsers of one student that show reminders; of more the oldest goes. */
export const PUSH_DEVICES_MAX = 10;
export const PUSH_ENDPOINT_MAX = 2_000;

/** How far back and ahead the statistics look. */
export const STATISTICS = { weeks: 12, days: 365, forecastDays: 30, weakSections: 10 } as const;

/** Pairs that lie on the table in Match. */
export const MATCH_PAIRS = 6;
/** A longer match is no time to beat. */
export const MATCH_MS_MAX = 3_600_000;

/** In percent remembered on the day. */
export const EXAM_GOAL = { min: 70, max: 97, default: 90 } as const;
export const EXAM_SETS_MAX = 50;
export const EXAM_MINUTES_MAX = 600;
/** Most exams of one student, past ones included. */
export const EXAMS_MAX = 100;
/** How far ahead an exam may lie: its plan goes through every day, and others wait meanwhile. */
export const EXAM_YEARS_MAX = 1;
/** How long a calendar may show what it has read before it asks again. */
export const CALENDAR_KEPT_SECONDS = 3_600;

export const TYPING_MS = 40;
export const SUMMARY_MESSAGE_MS = 500;
export const FLASHCARDS_MESSAGE_MS = 1_000;
export const DEFAULT_SUMMARY = {
  name: 'Computer science presentation',
  field: 'Computer Science',
} as const;
