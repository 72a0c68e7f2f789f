import { StudyScreen } from './study-screen';

/** /study-quiz-flashcard: from a test the way back leads to the list. */
export function QuizLearningScreen() {
  return <StudyScreen kind="quiz" />;
}
