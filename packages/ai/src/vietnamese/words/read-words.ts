import { foldWord } from '../../reading/fold-word';
import { createWordTagger } from './tag-words';
import { SINGLES, type TaggerModel } from './tagger-model';

/** A word of one or more syllables, or a mark between words: `text.slice(start, end)`. */
export type TaggedWord = {
  folded: string;
  start: number;
  end: number;
  /**
   * Word class: N noun, Nc classifier, Nu unit, Np name, V verb, A adjective, P pronoun, R adverb,
   * L determiner, M number, E preposition, C conjunction, CH mark, and a few more.
   */
  tag: string;
};

/** Takes a sentence apart into words and their classes. */
export type VietnameseReader = {
  readWords(text: string, alsoWords?: ReadonlySet<string>): TaggedWord[];
  /** Whether ordinary texts have the word, folded. */
  isEveryday(word: string): boolean;
};

const PIECE = /[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;
const WORD_MAX_SYLLABLES = 4;
const FOLDED_KEPT = 20_000;

type Piece = { folded: string; start: number; end: number; isTitle: boolean };

export function createVietnameseReader(model: TaggerModel): VietnameseReader {
  const tag = createWordTagger(model);
  const vocabulary = new Set(
    SINGLES.flatMap((name) => Object.keys(model.templates[name] ?? {})).filter(
      (word) => /\p{L}/u.test(word) && word === word.toLowerCase(),
    ),
  );
  const folded = new Map<string, string>();
  const fold = (word: string) => {
    const known = folded.get(word) ?? foldWord(word);
    if (folded.size < FOLDED_KEPT) {
      folded.set(word, known);
    }
    return known;
  };
  return {
    readWords(text, alsoWords = new Set()) {
      const isWord = (word: string) => vocabulary.has(word) || alsoWords.has(word);
      const words = joinSyllables(takeApart(text, fold), text, isWord);
      const tags = tag(words);
      return words.map((word, at) => ({ ...word, tag: tags[at] ?? '' }));
    },
    isEveryday: (word) => vocabulary.has(word),
  };
}

function takeApart(text: string, fold: (word: string) => string): Piece[] {
  return Array.from(text.matchAll(PIECE), ({ 0: piece, index }) => ({
    folded: fold(piece),
    start: index,
    end: index + piece.length,
    isTitle: /^\p{Lu}/u.test(piece),
  }));
}

/** The longest words that are known, from the end: 'có giá trị' is 'có' and 'giá trị'. */
function joinSyllables(pieces: Piece[], text: string, isWord: (word: string) => boolean): Piece[] {
  const words: Piece[] = [];
  let to = pieces.length;
  while (to > 0) {
    let from = Math.max(0, to - WORD_MAX_SYLLABLES);
    while (from < to - 1 && !isOneWord(pieces.slice(from, to), text, isWord)) {
      from += 1;
    }
    const parts = pieces.slice(from, to);
    words.push({
      folded: parts.map(({ folded }) => folded).join(' '),
      start: parts[0]?.start ?? 0,
      end: parts.at(-1)?.end ?? 0,
      isTitle: parts.every(({ isTitle }) => isTitle),
    });
    to = from;
  }
  return words.toReversed();
}

function isOneWord(parts: Piece[], text: string, isWord: (word: string) => boolean): boolean {
  return (
    isWord(parts.map(({ folded }) => folded).join(' ')) &&
    parts.every(({ end }, at) => {
      const next = parts[at + 1];
      return !next || /^\s+$/u.test(text.slice(end, next.start));
    })
  );
}
