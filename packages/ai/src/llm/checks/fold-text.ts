/** A text with one spelling of everything, and where each of its units stood. */
export type FoldedText = { text: string; starts: Int32Array; ends: Int32Array };

const PIECE = /\s+|\P{M}\p{M}*|\p{M}+/gu;
const SAME: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00ad': '',
  '\u200b': '',
  '\ufeff': '',
};

/** Composed letters, one space for any, plain quotes and dashes: what a model copies is never exact. */
export function foldText(text: string): FoldedText {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const match of text.matchAll(PIECE)) {
    const [piece] = match;
    const folded = foldPiece(piece);
    parts.push(folded);
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(match.index);
      ends.push(match.index + piece.length);
    }
  }
  return { text: parts.join(''), starts: Int32Array.from(starts), ends: Int32Array.from(ends) };
}

function foldPiece(piece: string): string {
  if (/^\s/.test(piece)) {
    return ' ';
  }
  const code = piece.length === 1 ? piece.charCodeAt(0) : 0;
  return code > 32 && code < 127 ? piece : (SAME[piece] ?? piece.normalize('NFC'));
}
