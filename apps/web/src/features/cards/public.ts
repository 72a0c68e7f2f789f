export { AnswerText } from './answer-text';
export { findCardProblems, type CardProblems } from './card-problems';
export { cardsTexts } from './cards.texts';
export { KindTag } from './kind-tag';
