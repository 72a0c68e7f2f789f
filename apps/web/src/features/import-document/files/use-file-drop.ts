import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { carriesFiles, readDrop, readPaste } from './transferred-files';

const TAKES_PASTE = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]';

/** Files that are dropped on an element, or pasted while nothing else wants them. */
export function useFileDrop(
  targetRef: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[] | undefined) => void,
) {
  const [isOver, setIsOver] = useState(false);
  const handleFiles = useEffectEvent(onFiles);

  useEffect(() => {
    function handlePaste(event: ClipboardEvent) {
      const place = event.target instanceof Element ? event.target.closest(TAKES_PASTE) : null;
      const isElsewhere = place !== null && !targetRef.current?.contains(place);
      const files = event.clipboardData ? readPaste(event.clipboardData) : [];
      if (!isElsewhere && files.length > 0) {
        event.preventDefault();
        handleFiles(files);
      }
    }

    // The browser would open the file in place of the app, and everything typed would be gone.
    function refuseElsewhere(event: globalThis.DragEvent) {
      if (!event.defaultPrevented && event.dataTransfer && carriesFiles(event.dataTransfer)) {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'none';
      }
    }

    document.addEventListener('paste', handlePaste);
    window.addEventListener('dragover', refuseElsewhere);
    window.addEventListener('drop', refuseElsewhere);
    return () => {
      document.removeEventListener('paste', handlePaste);
      window.removeEventListener('dragover', refuseElsewhere);
      window.removeEventListener('drop', refuseElsewhere);
    };
  }, [targetRef]);

  function handleDragOver(event: DragEvent) {
    if (carriesFiles(event.dataTransfer)) {
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    }
  }

  function handleDragLeave(event: DragEvent) {
    const isStillInside =
      event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isStillInside) {
      setIsOver(false);
    }
  }

  function handleDrop(event: DragEvent) {
    setIsOver(false);
    if (carriesFiles(event.dataTransfer)) {
      event.preventDefault();
      onFiles(readDrop(event.dataTransfer));
    }
  }

  return {
    isOver,
    dropProps: {
      onDragEnter: handleDragOver,
      onDragOver: handleDragOver,
      onDragLeave: handleDragLeave,
      onDrop: handleDrop,
    },
  };
}
