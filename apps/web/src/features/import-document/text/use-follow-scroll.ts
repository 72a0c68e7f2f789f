import { type RefObject, useLayoutEffect } from 'react';

/** Keeps a sheet that lies over or under the text area at the same lines. */
export function useFollowScroll(
  sheetRef: RefObject<HTMLElement | null>,
  areaRef: RefObject<HTMLTextAreaElement | null>,
): void {
  useLayoutEffect(() => {
    const area = areaRef.current;
    const sheet = sheetRef.current;
    if (!area || !sheet) {
      return undefined;
    }
    const follow = () => {
      sheet.scrollTop = area.scrollTop;
    };
    follow();
    area.addEventListener('scroll', follow);
    return () => area.removeEventListener('scroll', follow);
  }, [areaRef, sheetRef]);
}
