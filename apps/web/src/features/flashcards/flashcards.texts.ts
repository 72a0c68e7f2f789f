import { isBlank, STUDY_MESSAGES } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';
import { isolate } from '../../lib/text/isolate';

export const flashcardsTexts = defineTexts({
  en: {
    title: 'Flashcard Generator',
    inVietnamese: 'Create in Vietnamese',
    count: 'Cards',
    fewer: 'Fewer cards',
    more: 'More cards',
    countLimits: (max: number) => `From 1 to ${max} cards`,
    generate: 'AI Generate',
    handle: 'Width of the document',

    addDocument: 'Add Document',
    yourDocument: 'your document',
    parts: 'Text of the document',
    sourcePart: 'Source text',
    summaryPart: 'Summary',

    picker: {
      title: 'Select a Document',
      search: 'Search documents…',
      field: 'Field',
      allFields: 'All Fields',
      documents: 'Documents',
      none: 'No documents found.',
      noneAdvice: 'Save a document first, or try other words.',
      first: (count: number) => `The newest ${count} show. Search to find others.`,
      confirm: 'Confirm',
      cancel: 'Cancel',
    },

    working: ['Analyzing document', 'Extracting key terms', 'Generating flashcards', 'Almost done'],
    generating: 'Generating the flashcards.',
    usually: 'Usually a few seconds',
    ready: (count: number) =>
      count === 1 ? '1 flashcard is ready.' : `${count} flashcards are ready.`,
    cancelled: 'Cancelled.',
    list: {
      found: (count: number) => `This is a list of ${count.toLocaleString('en-US')} pairs.`,
      keep: 'Keep them word for word',
    },
    noText: STUDY_MESSAGES.flashcardsText,
    failed: STUDY_MESSAGES.flashcardsFailed,

    cards: 'Flashcards',
    empty: 'No flashcards generated yet.',
    emptyAdvice: 'Paste, import or add a document, then press AI Generate.',
    noneMade: 'No good cards could be made from this text.',
    noneMadeAdvice: 'Try a longer one, or one that explains its terms.',
    selectedCount: ({ selected, total }: { selected: number; total: number }) =>
      `${selected} of ${total} selected`,
    selectAll: 'Select all',
    selectNone: 'Select none',
    card: (number: number) => `Card ${number}`,
    question: (number: number) => `Question of card ${number}`,
    answer: (number: number) => `Answer of card ${number}`,
    source: (number: number) => `Source of card ${number}`,
    selected: 'Selected',
    notSelected: 'Not selected',
    selectedCard: (number: number) => `Selected card ${number}`,
    maybe: (count: number) => `Maybe (${count})`,
    maybeHint: 'Less sure. Select what you want to keep.',

    notices: {
      not_translated:
        'These cards could not be put into Vietnamese. They are in the language of your text.',
      fewer_than_asked: ({ made, asked }: { made: number; asked: number }) =>
        `Your text gave ${made} good ${made === 1 ? 'card' : 'cards'}, fewer than the ${asked} you asked for.`,
      only_maybe: 'No card of this text is sure enough. Look through those under Maybe.',
      part_missing:
        'The AI service did not answer for a part of your text, so these cards leave it out. Generate again to try once more.',
      fallback: 'The AI service did not answer, so the built-in engine wrote these.',
      uncovered: ({
        count,
        sections,
        titles,
      }: {
        count: number;
        sections: number;
        titles: string[];
      }) => `${count} of ${sections} sections have no card: ${listOf(titles, count)}.`,
    },
    earlier: (lists: number) =>
      lists === 1
        ? 'Your other cards are still here.'
        : `Your other cards are still here, in ${lists} lists.`,
    bringBack: 'Bring them back',

    save: 'Save Selected',
    saving: 'Saving…',
    saved: 'Saved',
    keepDocument: 'Save the document with them',
    hint: "Don't forget to save your flashcards!",
    selectOne: STUDY_MESSAGES.selectCards,
    savedDone: STUDY_MESSAGES.cardsSaved,
    savedAdvice: 'Put them into a set to study and test yourself.',
    notSaved: STUDY_MESSAGES.cardsNotSaved,
    ok: 'OK',

    createSet: 'Create Flashcard Set',
    setName: 'Quiz name',
    setCards: (count: number) => (count === 1 ? 'With 1 card' : `With ${count} cards`),
    saveSet: 'Save Flashcard Set',
    setCreated: STUDY_MESSAGES.setCreated,
    setNotCreated: STUDY_MESSAGES.setNotCreated,
    cardsGone: 'Some of these cards were deleted elsewhere. Save them again, then make the set.',
    saveAgain: 'Save again',
    study: 'Study this set',
    studyNow: 'Study now',
    cancel: 'Cancel',

    signInToSave: { title: 'Log in to save', reason: 'You must be logged in to save flashcards.' },
    signInToOpen: {
      title: 'Log in to open documents',
      reason: 'Your saved documents are in your account.',
    },
    signInKept: 'Your text and cards are kept.',
    leave: 'Your cards are not saved yet. They stay in this tab until you close it or log out.',
  },
});

const MOST_TITLES = 3;

function listOf(titles: string[], count: number): string {
  const named = titles
    .slice(0, MOST_TITLES)
    // A section before the first heading has no title.
    .map((title) => (isBlank(title) ? 'the beginning' : `“${isolate(title)}”`));
  const others = count - named.length;
  return others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ');
}
