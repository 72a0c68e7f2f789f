import { StudyScreen } from './study-screen';

/** /study-quiz: from a test the way back leads to its cards. */
export function StudyQuizScreen() {
  return <StudyScreen kind="cards" />;
}
