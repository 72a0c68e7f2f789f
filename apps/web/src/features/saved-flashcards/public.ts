export { CardEditsSchema, useCardWriting } from './edit/card-writing';
export { flashcardQueries, useEditFlashcard } from './flashcards.queries';
