import { defineTexts } from '../../lib/i18n';

export const tagsTexts = defineTexts({
  en: {
    tags: 'Tags',
    allTags: 'All tags',
    tag: 'Tag',
    add: 'Add a tag',
    addHint: 'Enter puts it on the card.',
    remove: (tag: string) => `Remove tag ${tag}`,
    many: {
      action: 'Tag',
      title: (count: number) =>
        count === 1 ? 'Tags of 1 flashcard' : `Tags of ${count.toLocaleString('en-US')} flashcards`,
      add: 'Add these tags',
      remove: 'Remove these tags',
      hint: 'Enter after each tag.',
      submit: 'Save tags',
      done: (count: number) =>
        count === 1 ? 'Tags of 1 flashcard saved' : `Tags of ${count} flashcards saved`,
      nothing: 'Write a tag to add or to remove first.',
    },
    failed: 'The tags could not be saved. Please try again.',
  },
});
