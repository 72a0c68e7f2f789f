import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Wanted } from '../read-library';

const ExportDialog = lazy(async () => ({
  default: (await import('../export-dialog')).ExportDialog,
}));

/** The dialog loads when it is first asked for, and starts anew each time. */
export function useExportDialog(): { open: (wanted: Wanted) => void; dialog: ReactNode } {
  const [opening, setOpening] = useState<{ wanted: Wanted; count: number; isOpen: boolean }>();
  return {
    open: (wanted) =>
      setOpening((last) => ({ wanted, count: (last?.count ?? 0) + 1, isOpen: true })),
    dialog: opening && (
      <Suspense>
        <ExportDialog
          key={opening.count}
          wanted={opening.wanted}
          isOpen={opening.isOpen}
          onClose={() => setOpening({ ...opening, isOpen: false })}
        />
      </Suspense>
    ),
  };
}
