import { smallest } from '../layout/statistics';
import type { PageText, TextLine } from '../layout/text-line';

/** Running titles stand in the outer parts of a page, among its first or last lines. */
const EDGE = 0.16;
const EDGE_LINES = 3;
/** How far away the same line may come again: left and right pages have titles of their own. */
const NEIGHBOURS = 4;
const SAME_HEIGHT = 4;
/** What is left of a page number without its number. */
const PAGE_NUMBER =
  /^(?:[-–—|•.\s]*(?:p(?:age|g)?\.?|trang|tr\.|seite)?\s*(?:\/|of|trên|von|de)?[-–—|•.\s]*)$/;
const ROMAN = /^[ivxlc]{1,7}$/i;

type EdgeLine = { line: TextLine; key: string };

/** The pages without what only helps to turn them: running titles, page numbers. */
export function withoutRunningLines(pages: PageText[]): PageText[] {
  const edges = pages.map(edgeLines);
  return pages.map((page, index) => {
    const running = new Set(
      (edges[index] ?? [])
        .filter((edge) => isRunning(edge, index, edges, page))
        .map(({ line }) => line),
    );
    if (running.size === 0) {
      return page;
    }
    const blocks = page.blocks
      .map((block) => ({ ...block, lines: block.lines.filter((line) => !running.has(line)) }))
      .filter((block) => block.lines.length > 0);
    return { ...page, blocks };
  });
}

function edgeLines(page: PageText): EdgeLine[] {
  // Nobody knows where on its page a recognised line stood.
  const lines = page.blocks.flatMap((block) => (block.isWhole === true ? [] : block.lines));
  const sorted = lines.toSorted((a, b) => a.base - b.base);
  const isTop = (line: TextLine) => line.base < EDGE * page.height;
  const isBottom = (line: TextLine) => line.base > (1 - EDGE) * page.height;
  const chosen = new Set([
    ...firstRows(sorted).filter(isTop),
    ...firstRows(sorted.toReversed()).filter(isBottom),
  ]);
  return [...chosen].map((line) => ({ line, key: keyOf(line.text) }));
}

/** Two running titles may share a row, left and right. */
function firstRows(lines: TextLine[]): TextLine[] {
  let rows = 0;
  let base = NaN;
  const chosen: TextLine[] = [];
  for (const line of lines) {
    if (!(Math.abs(line.base - base) <= SAME_HEIGHT)) {
      rows++;
      base = line.base;
    }
    if (rows > EDGE_LINES) {
      break;
    }
    chosen.push(line);
  }
  return chosen;
}

/** Equal for two pages when only the numbers differ, on whichever side of the title they stand. */
function keyOf(text: string): string {
  return text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (ROMAN.test(word) ? '' : word.replaceAll(/\d+/g, '')))
    .filter((word) => word !== '')
    .join(' ');
}

function isRunning(
  { line, key }: EdgeLine,
  index: number,
  edges: EdgeLine[][],
  page: PageText,
): boolean {
  if (line.isArtifact) {
    return true;
  }
  const isNumber = PAGE_NUMBER.test(key);
  const near = edges.slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS + 1);
  const again = near.filter((others) =>
    others.some(
      (other) =>
        other.line !== line &&
        other.key === key &&
        Math.abs(other.line.base - line.base) <= SAME_HEIGHT,
    ),
  ).length;
  return again >= Math.min(2, edges.length - 1) && edges.length > 1
    ? again > 0
    : isNumber && isAlone(line, page);
}

/** A lone number far below or above the text. */
function isAlone(line: TextLine, page: PageText): boolean {
  const isOutermost = line.base < 0.08 * page.height || line.base > 0.9 * page.height;
  const nearest = smallest(
    page.blocks
      .flatMap((block) => block.lines)
      .filter((other) => other !== line)
      .map((other) => Math.abs(other.base - line.base)),
  );
  return isOutermost && nearest > 1.8 * line.size && nearest < Infinity;
}
