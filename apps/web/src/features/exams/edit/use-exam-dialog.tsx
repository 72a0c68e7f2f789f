import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ExamDialogProps } from './exam-dialog';

const ExamDialog = lazy(async () => ({ default: (await import('./exam-dialog')).ExamDialog }));

/** The form loads when it is first asked for, and starts anew each time. */
export function useExamDialog(about: Omit<ExamDialogProps, 'isOpen' | 'onClose'>): {
  open: () => void;
  dialog: ReactNode;
} {
  const [opening, setOpening] = useState({ count: 0, isOpen: false });
  return {
    open: () => setOpening(({ count }) => ({ count: count + 1, isOpen: true })),
    dialog: opening.count > 0 && (
      <Suspense>
        <ExamDialog
          key={opening.count}
          {...about}
          isOpen={opening.isOpen}
          onClose={() => setOpening({ ...opening, isOpen: false })}
        />
      </Suspense>
    ),
  };
}
