export { findOtherAuthor, SetHead, SetPage } from './page/set-page';
export { useStudySession } from './session/use-study-session';
export { studyFromList } from './study-address';
