export { TermList } from './deck/term-list';
export { findOtherAuthor, SetHead, SetPage } from './page/set-page';
export { useStudySession } from './session/use-study-session';
export { shuffle, type Random } from './shuffle';
export { studyFromList } from './study-address';
export { foldTerm, indexTerms, rightTerms, type TermIndex, type TestCard } from './test/term-index';
export { ScoreBar } from './test/test-bars';
export { TestOption } from './test/test-option';
export { chooseOptions } from './test/test-options';
