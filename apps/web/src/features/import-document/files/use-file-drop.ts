import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { carriesFiles, readPasted, TAKES_PASTE } from '../../../lib/device/carried-files';
import { isImportable } from './choose-file';

/** Files that are dropped on an element, or pasted while no other field has the focus. */
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

    // Otherwise the browser opens the file in place of the app, and everything typed is gone.
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

/** The dropped files; undefined when there is a folder among them, which cannot be read. */
export function readDrop(transfer: DataTransfer): File[] | undefined {
  const entries = Array.from(transfer.items, (item) => item.webkitGetAsEntry());
  return entries.some((entry) => entry?.isDirectory) ? undefined : [...transfer.files];
}

/** The pasted files; beside a text only those that can be read. */
export function readPaste(transfer: DataTransfer): File[] {
  const { files, hasText } = readPasted(transfer);
  return hasText ? files.filter(isImportable) : files;
}
