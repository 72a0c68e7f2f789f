function toSize(megabytes: number): string {
  const isGigabytes = megabytes >= 1_000 && megabytes % 100 === 0;
  const [size, unit] = isGigabytes ? [megabytes / 1_000, 'GB'] : [megabytes, 'MB'];
  return `${size.toLocaleString('en-US')} ${unit}`;
}

/** Sentences of the study screens and calls. Apart from the others, which every first visit loads. */
export const STUDY_MESSAGES = {
  title: 'Please enter a title.',
  titleTooLong: 'Title must be at most 255 characters.',
  field: 'Please choose a field from the list.',
  content: 'Content cannot be empty.',
  sourceText: 'sourceText must be a text.',
  reuse: 'reuse must be true or false.',
  emphasis: 'emphasis must be a list of at most 2000 texts of up to 200 characters.',
  documentTooLarge:
    'The document is too large. Content and source text may have up to 1,048,576 bytes each.',
  documentId: 'documentId must be the id of a document, or 0 for none.',
  documentNotFound: 'Document not found.',
  documentStale: 'This document was changed elsewhere in the meantime.',
  summaryText: 'Please enter or import your document text before generating a summary.',
  documentTextTooLarge: 'document_text is too large. It may have up to 1,048,576 bytes.',
  flashcardsText: 'Please enter or import document text before generating flashcards.',
  cardCount: 'num_keywords must be a whole number from 1 to 50.',
  question: 'Question cannot be empty.',
  questionTooLong: 'Question must be at most 10000 characters.',
  answer: 'Answer cannot be empty.',
  answerTooLong: 'Answer must be at most 10000 characters.',
  cardKind: 'kind must be definition or cloze.',
  choices:
    'choices must count the cards of flashcardList as kept, at most 50 shown selected and 50 shown as maybe.',
  source: 'source must be a passage with its start and end.',
  card: 'A card has a question and an answer.',
  cardList: 'flashcardList must hold 1 to 1000 cards, or 1 to 1000 ids of saved cards.',
  cardListIds: 'flashcardList must hold 1 to 1000 ids of saved cards.',
  cardIds: 'flashcardIds must hold 1 to 1000 ids.',
  cardNotFound: 'Flashcard not found.',
  setName: 'Please enter a name for the quiz.',
  setId: 'quizId must be the id of a set.',
  setNotFound: 'Quiz not found.',
  order: 'order must hold every card of the set once.',
  cardLimit: (max: number) =>
    `Your Basic plan holds up to ${max.toLocaleString('en-US')} flashcards. Upgrade to Pro for unlimited flashcards.`,
  setLimit: (max: number) =>
    `Your Basic plan holds up to ${max.toLocaleString('en-US')} sets. Upgrade to Pro for unlimited sets.`,
  documentSpace: (megabytes: number, paidMegabytes: number) =>
    `Your Basic plan holds up to ${toSize(megabytes)} of documents. Upgrade to Pro for up to ${toSize(paidMegabytes)}.`,
  paidDocumentSpace: (megabytes: number) =>
    `Your plan holds up to ${toSize(megabytes)} of documents. Delete some to make room.`,
  sessionId: 'sessionId must be a UUID.',
  seconds: 'seconds must be a number.',
  timeZone: 'timeZone must be a time zone name such as Asia/Ho_Chi_Minh.',
  fieldName: 'fieldName must be the title of a document.',
  page: 'page must be a whole number from 0 to 999999.',
  pageNumber: 'pageNumber must be a whole number from 0 to 999999.',
  flashcardsFailed: 'Failed to generate flashcards.',
  selectCards: 'Please select at least one flashcard to save.',
  cardsSaved: 'Flashcards saved successfully!',
  cardsNotSaved: 'Failed to save flashcards.',
  setCreated: 'Quiz created successfully!',
  setNotCreated: 'Failed to create quiz.',
  setNotDeleted: 'Failed to delete quiz.',
  id: 'An id is a whole number from 1 to 2147483647.',
  pageIndex: 'pageIndex must be a whole number from 0 to 999999.',
  pageSize: (max: number) => `pageSize must be a whole number from 1 to ${max}.`,
  keyword: 'keyword must be a text of at most 200 characters.',
  date: 'A date is YYYY-MM-DD or an instant with a time zone.',
  idempotencyKey: 'Idempotency-Key must be 1 to 128 visible ASCII characters.',
  idempotencyKeyReused: 'This Idempotency-Key was used for another request.',
  pdfFailed: 'Failed to extract text from the PDF.',
  summaryFailed: 'Failed to generate summary.',
  signInToSave: 'You must be logged in to save documents.',
} as const;
