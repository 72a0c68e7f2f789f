/** `text.slice(start, end)`. */
export type Span = { start: number; end: number };

/** What a line is by the sign that it begins with. */
export type LineMark = {
  kind: 'heading' | 'label' | 'item';
  /** 1 for a chapter, 2 for what is inside it; for items, how far they are indented. */
  level: number;
};

/** A text of the same length with its markup blanked out, and what the markup said. */
export type Marked = {
  plain: string;
  /** By where the line's first word stands. */
  lines: ReadonlyMap<number, LineMark>;
  /** What the author set in bold or italics, in the order of the text. */
  emphasis: Span[];
};

/** Spaces in the place of what is not read; line ends stay. */
export function blank(written: string): string {
  return written.replaceAll(/[^\n\r]/g, ' ');
}

/** As `replaceAll`, for replacements that keep every letter that is left where it is. */
export function blankAround(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (...found: unknown[]) => {
    const [whole, kept] = found as [string, string | undefined];
    const at = kept === undefined || kept === '' ? -1 : whole.indexOf(kept);
    return kept === undefined || at === -1
      ? blank(whole)
      : blank(whole.slice(0, at)) + kept + blank(whole.slice(at + kept.length));
  });
}

/** Marks inside a line may have stood before its first word. */
export function atFirstWords(
  lines: ReadonlyMap<number, LineMark>,
  plain: string,
): Map<number, LineMark> {
  return new Map(
    Array.from(lines, ([start, mark]) => {
      let at = start;
      while (/[ \t\r\n]/.test(plain[at] ?? '')) {
        at += 1;
      }
      return [at, mark];
    }),
  );
}
