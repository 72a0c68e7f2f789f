import { useState } from 'react';

/** Give `key` to the dialog: each opening starts afresh, without what was typed and then cancelled. */
export function useDialog() {
  const [openings, setOpenings] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  return {
    key: openings,
    isOpen,
    open() {
      setOpenings((count) => count + 1);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}
