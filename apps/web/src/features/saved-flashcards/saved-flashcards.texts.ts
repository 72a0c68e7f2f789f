import { defineTexts } from '../../lib/i18n';

export const savedFlashcardsTexts = defineTexts({
  en: {
    list: {
      title: 'Saved Flashcards',
      newCard: 'New flashcard',
      generate: 'Generate flashcards',
      duplicates: 'Find duplicates',
      label: 'Flashcards',
      filters: 'Find flashcards',
      search: 'Search flashcards…',
      fromDate: 'From date',
      toDate: 'To date',
      from: 'From',
      to: 'To',
      document: 'Document',
      allDocuments: 'All Documents',
      none: 'N/A',
      columns: { question: 'Question', uploaded: 'Uploaded' },
      documentLabel: 'Document:',
      titleAndField: ' - ',
      found: (count: number) => (count === 1 ? '1 flashcard found' : `${count} flashcards found`),
      select: (question: string) => `Select ${question}`,
      remove: (question: string) => `Delete ${question}`,
    },
    selection: {
      label: 'Selected flashcards',
      export: 'Export',
      remove: 'Delete',
      total: (count: number) =>
        count === 1 ? '1 flashcard' : `${count.toLocaleString('en-US')} flashcards`,
    },
    empty: {
      title: 'No flashcards found.',
      firstTime: 'Generate cards from a document, or write one yourself. They are kept here.',
    },
    details: {
      title: 'Flashcard Details',
      newTitle: 'New Flashcard',
      documentTitle: 'Document title',
      field: 'Field',
      uploaded: 'Uploaded',
      kind: 'Kind',
      question: 'Question',
      answer: 'Answer',
      document: 'Document',
      noDocument: 'No document',
      source: 'Source',
      cancel: 'Cancel',
      save: 'Save',
      restored: 'Your unsaved changes are still here.',
      failed: 'Not saved yet. Your text is kept.',
      failedBecause: (reason: string) => `${reason} Your text is kept.`,
      updated: 'Flashcard updated',
      added: 'Flashcard saved',
    },
    discard: {
      title: 'Discard changes?',
      message: 'What you typed here is not saved yet.',
      confirm: 'Discard',
    },
    leave: 'Your changes are not saved yet. They wait here for when you come back.',
    remove: {
      title: (count: number) => (count === 1 ? 'Delete Flashcard' : 'Delete Flashcards'),
      message: (count: number) =>
        count === 1
          ? 'Are you sure you want to delete this flashcard? It also leaves the sets it is in.'
          : `Are you sure you want to delete ${count.toLocaleString('en-US')} flashcards? They also leave the sets they are in.`,
      done: (count: number) =>
        count === 1 ? 'Flashcard deleted' : `${count.toLocaleString('en-US')} flashcards deleted`,
      failed: (count: number) =>
        count === 1
          ? 'The flashcard could not be deleted.'
          : 'The flashcards could not be deleted. None of them is gone.',
      undoFailed: (count: number) =>
        count === 1
          ? 'The flashcard could not be brought back.'
          : 'The flashcards could not be brought back.',
    },
  },
});
