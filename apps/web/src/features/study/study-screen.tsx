import { useEffect, useRef } from 'react';
import { OpenedSet } from './page/opened-set';
import { rowIdOf } from './picker/set-rows';
import { SetsView } from './picker/sets-view';
import { type StudyKind, type StudyPlace, useStudyWays } from './study-address';

export function StudyScreen({ kind }: { kind: StudyKind }) {
  const { place } = useStudyWays();
  const frameRef = useViewFocus(place);

  return (
    <div ref={frameRef} tabIndex={-1}>
      {place.view === 'list' ? (
        <SetsView kind={kind} />
      ) : (
        <OpenedSet key={place.quizId} kind={kind} quizId={place.quizId} view={place.view} />
      )}
    </div>
  );
}

/**
 * Another view is another screen to the keyboard: it starts at its beginning, and back in the list
 * it goes on from the row that was open.
 */
function useViewFocus({ view, quizId }: StudyPlace) {
  const frameRef = useRef<HTMLDivElement>(null);
  const shown = useRef({ view, quizId });

  useEffect(() => {
    const before = shown.current;
    if (before.view === view && before.quizId === quizId) {
      return;
    }
    shown.current = { view, quizId };
    const row = view === 'list' ? document.getElementById(rowIdOf(before.quizId ?? 0)) : null;
    (row ?? frameRef.current)?.focus({ preventScroll: true });
  }, [view, quizId]);

  return frameRef;
}

/** /study-quiz: from a test the way back leads to its cards. */
export function StudyQuizScreen() {
  return <StudyScreen kind="cards" />;
}

/** /study-quiz-flashcard: from a test the way back leads to the list. */
export function QuizLearningScreen() {
  return <StudyScreen kind="quiz" />;
}
