/** Tesseract is sure of what it reads; below this it guesses at dirt, frames and drawings. */
const WORD_CONFIDENCE = 35;
const PAGE_CONFIDENCE = 60;
const SURE_CONFIDENCE = 75;
const LETTERS_MIN = 3;
const WORD_LEVEL = '5';

type Word = { block: string; paragraph: string; line: string; confidence: number; text: string };

/** Lines and paragraphs of a page from Tesseract's table of words; nothing where it only guessed. */
export function toText(table: string): string {
  const words = table.split('\n').flatMap(readRow);
  const kept = words.filter((word) => word.confidence >= WORD_CONFIDENCE);
  return isReadable(words) ? writeWords(kept) : '';
}

/** Columns: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function readRow(row: string): Word[] {
  const [level, , block = '', paragraph = '', line = '', , , , , , confidence, text = ''] =
    row.split('\t');
  const word = text.trim();
  return level === WORD_LEVEL && word !== ''
    ? [{ block, paragraph, line, confidence: Number(confidence), text: word }]
    : [];
}

/** A drawing yields single letters and signs; a page of text yields words. */
function isReadable(words: Word[]): boolean {
  const letters = words.map((word) => word.text.replaceAll(/[^\p{L}\p{N}]/gu, '').length);
  const all = words.reduce((sum, word) => sum + word.text.length, 0);
  const sure = words.reduce(
    (sum, word, index) => sum + (word.confidence >= SURE_CONFIDENCE ? (letters[index] ?? 0) : 0),
    0,
  );
  const confidence =
    words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(all, 1);
  const hasWord = words.some(
    (word, index) =>
      (letters[index] ?? 0) >= LETTERS_MIN &&
      word.confidence >= SURE_CONFIDENCE &&
      /\p{L}{3}/u.test(word.text),
  );
  return hasWord && confidence >= PAGE_CONFIDENCE && sure >= all / 3;
}

function writeWords(words: Word[]): string {
  let text = '';
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    text += before === undefined ? '' : glue(before, word);
    text += word.text;
  }
  return text.normalize('NFC');
}

function glue(before: Word, word: Word): string {
  if (before.block !== word.block || before.paragraph !== word.paragraph) {
    return '\n\n';
  }
  return before.line === word.line ? ' ' : '\n';
}
