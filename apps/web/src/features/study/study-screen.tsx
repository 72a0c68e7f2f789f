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
        <OpenedSet
          key={place.setId}
          kind={kind}
          setId={place.setId}
          view={place.view}
          cardIds={place.cardIds}
        />
      )}
    </div>
  );
}

/**
 * Another view is another screen to the keyboard: it starts at its beginning, and back in the list
 * it goes on from the row that was open.
 */
function useViewFocus({ view, setId }: StudyPlace) {
  const frameRef = useRef<HTMLDivElement>(null);
  const shown = useRef({ view, quizId: setId });

  useEffect(() => {
    const before = shown.current;
    if (before.view === view && before.quizId === setId) {
      return;
    }
    shown.current = { view, quizId: setId };
    const row = view === 'list' ? document.getElementById(rowIdOf(before.quizId ?? 0)) : null;
    (row ?? frameRef.current)?.focus({ preventScroll: true });
  }, [view, setId]);

  return frameRef;
}

/** /study-quiz: from a test the way back leads to its cards. */
export function StudyCardsScreen() {
  return <StudyScreen kind="cards" />;
}

/** /study-quiz-flashcard: from a test the way back leads to the list. */
export function StudyTestsScreen() {
  return <StudyScreen kind="tests" />;
}
