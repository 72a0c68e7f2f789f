import { type ReactNode, Suspense, useState } from 'react';

/** A dialog that begins anew each time it opens, about something else each time. It may load only then. */
export function useOpening<About>(
  render: (dialog: { about: About; isOpen: boolean; onClose: () => void }) => ReactNode,
): { open: (about: About) => void; dialog: ReactNode } {
  const [opening, setOpening] = useState<{ about: About; count: number; isOpen: boolean }>();
  return {
    open: (about) => setOpening((last) => ({ about, count: (last?.count ?? 0) + 1, isOpen: true })),
    dialog: opening && (
      <Suspense key={opening.count}>
        {render({
          about: opening.about,
          isOpen: opening.isOpen,
          onClose: () => setOpening({ ...opening, isOpen: false }),
        })}
      </Suspense>
    ),
  };
}
