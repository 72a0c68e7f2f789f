/** The numbers, from 1, of the pages of which something is true. */
export function numbersOf<Page>(
  pages: readonly Page[],
  isTrue: (page: Page, index: number) => boolean,
): number[] {
  return pages.flatMap((page, index) => (isTrue(page, index) ? [index + 1] : []));
}
