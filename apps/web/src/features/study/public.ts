export { ReverseSwitch } from './deck/reverse-switch';
export { useReversed } from './deck/use-reversed';
export { findOtherAuthor, SetHead, SetPage } from './page/set-page';
export { useStudySession } from './session/use-study-session';
export { studyFromList } from './study-address';
