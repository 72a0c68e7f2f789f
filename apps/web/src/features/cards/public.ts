export { AnswerText } from './answer-text';
export { findCardProblems, type CardProblems } from './card-problems';
export { cardsTexts } from './cards.texts';
export { TaggedTerm } from './tagged-term';
