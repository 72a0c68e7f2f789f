export { flashcardQueries } from './flashcards.queries';
