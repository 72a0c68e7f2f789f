import { type Block, PIECE_CHARACTERS, PIECES_MAX } from './blocks';

/** `text.slice(start, end)` is the sentence, inside the block of that index. */
export type Sentence = { start: number; end: number; block: number };

/**
 * A sentence begins with a large letter, or with one of a script that has no large ones. Notes may not
 * bother: behind a plain full stop after a word, a small letter begins one too. What stands before a sign is
 * looked at last: signs are rare.
 */
const END =
  /[.!?](?<=\p{L}{3}.)(?=\s+\p{Ll})|[.!?…؟۔।](?<![.!?…؟۔।]{2})[.!?…؟۔।]*["”’'»)\]]*(?=\s+["“‘'«([]?[\p{Lu}\p{Lo}\p{N}•])|[。！？]+["”’）」』]*/gu;
const ABBREVIATION =
  /(?:(?:^|[\s("“])(?:e\.g|i\.e|zh|ja|ko|en|fr|de|la|vs|Dr|Mr|Mrs|Ms|Prof|St|Ft|Mt|Fig|Figs|Eq|Eqs|No|Nos|al|U\.S|U\.K|a\.m|p\.m|Jr|Sr|Gen|Gov|Sen|Rep|Inc|Co|Ltd|approx|ca|cf|TP|ThS|TS|GS|PGS|BS|Th\.S)|(?:^|[\s("“.])\p{Lu})\.$/u;
/** These are followed by small letters; one of a single word that ends a sentence is rare. */
const LOWER_ABBREVIATION =
  /(?:^|[\s(])(?:approx|assn|avg|corp|dept|diff|esp|est|etc|fig|figs|gen|hrs|ibid|inc|incl|lbs|ltd|max|min|misc|mins|orig|prof|pron|resp|sec|secs|spp|subsp|temp|univ|var|viz|vol|vols|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)\.$/iu;
const LIST_NUMBER = /^\(?(?:\d{1,3}|[a-zđ])[.)]$/iu;

export function splitSentences(
  text: string,
  blocks: readonly Block[],
  isRead: (block: Block) => boolean = () => true,
): Sentence[] {
  const sentences: Sentence[] = [];
  for (const [index, block] of blocks.entries()) {
    if (!isRead(block)) {
      continue;
    }
    splitBlock(text.slice(block.start, block.end), (start, end) => {
      if (sentences.length < PIECES_MAX || end - start >= PIECE_CHARACTERS) {
        sentences.push({ start: block.start + start, end: block.start + end, block: index });
      }
    });
  }
  return sentences;
}

function splitBlock(block: string, onSentence: (start: number, end: number) => void) {
  let start = 0;
  END.lastIndex = 0;
  for (let match = END.exec(block); match; match = END.exec(block)) {
    const end = match.index + match[0].length;
    // Long enough for any abbreviation, short enough to stay cheap in a text of one block.
    const tail = block.slice(Math.max(start, end - 12), end);
    const isAbbreviation =
      ABBREVIATION.test(tail) ||
      (/^\s+\p{Ll}/u.test(block.slice(end, end + 8)) && LOWER_ABBREVIATION.test(tail));
    if (isAbbreviation || LIST_NUMBER.test(block.slice(start, end))) {
      continue;
    }
    onSentence(start, end);
    start = end;
    while (start < block.length && /\s/.test(block[start] ?? '')) {
      start += 1;
    }
  }
  if (start < block.length) {
    onSentence(start, block.length);
  }
}
