import { useEffect, useState } from 'react';
import {
  type CarriedFile,
  carriesFiles,
  readDropped,
  readPasted,
  TAKES_PASTE,
  toCarried,
} from '../../../lib/device/carried-files';

/**
 * Files that nobody else on the page takes. Heard at the document: after the panels with a place of their own for
 * them, which cancel the event, and before what refuses files at the window.
 */
export function useDropAnywhere(
  onFiles: ((files: readonly CarriedFile[]) => void) | null,
): boolean {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (!onFiles) {
      return undefined;
    }

    function handleOver(event: DragEvent) {
      const isOurs = !event.defaultPrevented && carriesFiles(event.dataTransfer);
      setIsOver(isOurs);
      if (isOurs && event.dataTransfer) {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      }
    }

    function handleLeave({ relatedTarget }: DragEvent) {
      if (relatedTarget === null) {
        setIsOver(false);
      }
    }

    function handleDrop(event: DragEvent) {
      setIsOver(false);
      if (!event.defaultPrevented && event.dataTransfer && carriesFiles(event.dataTransfer)) {
        event.preventDefault();
        onFiles?.(readDropped(event.dataTransfer));
      }
    }

    function handlePaste(event: ClipboardEvent) {
      const isInField = event.target instanceof Element && event.target.closest(TAKES_PASTE);
      const files = event.clipboardData ? readPasted(event.clipboardData).files : [];
      if (!event.defaultPrevented && !isInField && files.length > 0) {
        event.preventDefault();
        onFiles?.(toCarried(files));
      }
    }

    document.addEventListener('dragenter', handleOver);
    document.addEventListener('dragover', handleOver);
    document.addEventListener('dragleave', handleLeave);
    document.addEventListener('drop', handleDrop);
    // At the window, because the document panels hear a paste at the document.
    window.addEventListener('paste', handlePaste);
    return () => {
      document.removeEventListener('dragenter', handleOver);
      document.removeEventListener('dragover', handleOver);
      document.removeEventListener('dragleave', handleLeave);
      document.removeEventListener('drop', handleDrop);
      window.removeEventListener('paste', handlePaste);
    };
  }, [onFiles]);

  return isOver;
}
