import type { PageText, TextLine } from '../layout/text-line';
import { withoutRunningLines } from './running-lines';

/** In points: the same line of two pages stands nearly at the same place. */
const SAME_PLACE = 3;

/** Slides that build up their points become pages of a PDF one by one: only the last of them says all. */
export function withoutBuildSteps(pages: PageText[]): PageText[] {
  // The number of a page is another on every step.
  const bare = withoutRunningLines(pages);
  return pages.filter((_, index) => {
    const [page, next] = [bare[index], bare[index + 1]];
    return !page || !next || !isStepOf(page, next);
  });
}

/** Everything on the page stands on the next one too, at the same place, and more. */
function isStepOf(page: PageText, next: PageText): boolean {
  const lines = linesOf(page);
  const later = linesOf(next);
  return (
    lines.length > 0 &&
    lines.length < later.length &&
    page.height === next.height &&
    lines.every((line) => later.some((other) => isSame(line, other)))
  );
}

function linesOf({ blocks }: PageText): TextLine[] {
  return blocks.flatMap(({ lines }) => lines);
}

function isSame(line: TextLine, other: TextLine): boolean {
  return (
    line.text === other.text &&
    Math.abs(line.base - other.base) <= SAME_PLACE &&
    Math.abs(line.left - other.left) <= SAME_PLACE
  );
}
