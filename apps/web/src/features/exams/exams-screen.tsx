import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { examPath } from '../../lib/address/paths';
import { useAddress } from '../../lib/address/use-address';
import { FROM_LIST } from '../lists/public';
import { readExamId, rowIdOf } from './exam-address';
import { ExamsView } from './list/exams-view';
import { ExamView } from './plan/exam-view';

/** The student's exams, or the one that the address names. */
export function ExamsScreen() {
  const opened = readExamId(useAddress().query);
  const navigate = useNavigate();
  const frameRef = useViewFocus(opened);

  return (
    <div ref={frameRef} tabIndex={-1}>
      {opened === undefined ? (
        <ExamsView onMade={({ examId }) => void navigate(examPath(examId), { state: FROM_LIST })} />
      ) : (
        <ExamView key={opened} examId={opened} />
      )}
    </div>
  );
}

/** Moves the focus with the view: to its top, or back in the list to the row that was open. */
function useViewFocus(opened: number | undefined) {
  const frameRef = useRef<HTMLDivElement>(null);
  const shown = useRef(opened);

  useEffect(() => {
    const before = shown.current;
    shown.current = opened;
    if (before !== opened) {
      const row = before === undefined ? null : document.getElementById(rowIdOf(before));
      (row ?? frameRef.current)?.focus({ preventScroll: true });
    }
  }, [opened]);

  return frameRef;
}
