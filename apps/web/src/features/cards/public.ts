export { AnswerText } from './answer-text';
export { findCardProblems, type CardProblems } from './card-problems';
export { cardsTexts } from './cards.texts';
export { spokenSides } from './faces/card-sides';
export { CardSource } from './faces/card-source';
export { toTextSize } from './faces/text-size';
export { TurningCard } from './faces/turning-card';
export { type Drag, useCardGestures } from './faces/use-card-gestures';
export { TaggedTerm } from './tagged-term';
