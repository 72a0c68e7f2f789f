import type { BlankSpan } from '../../cards/blanks/choose-blanks';
import type { ReadDocument } from '../../reading/read-document';
import { foldedPhrases, supportOf } from '../cards/phrase-support';
import type { TaggedWord } from '../words/read-words';

type Span = Omit<BlankSpan, 'isSubject'>;

const SYLLABLES = { min: 2, max: 6 };
/** What the author emphasised comes before what the text only says often. */
const EMPHASIS_WORTH = 3;
const OFTEN_WORTH_MAX = 1.5;
/** A term that a text explains in passing is one of its subjects where it comes so often. */
const OFTEN = 3;

/** Finds what the author emphasised and what the text explains, as whole words. */
export function createTermFinder(
  document: ReadDocument,
  {
    emphasis,
    explained,
    isEveryday,
  }: {
    emphasis: readonly string[];
    explained: readonly string[];
    isEveryday: (word: string) => boolean;
  },
): (words: readonly TaggedWord[]) => Span[] {
  const stressed = foldedPhrases([
    ...emphasis,
    ...document.emphasis.map(({ start, end }) => document.plain.slice(start, end)),
  ]);
  const phrases = [...new Set([...stressed, ...foldedPhrases(explained)])]
    .map((key) => ({ key, syllables: key.split(' ') }))
    .filter(({ syllables: { length } }) => length >= SYLLABLES.min && length <= SYLLABLES.max);
  const support = supportOf(
    document,
    phrases.map(({ syllables }) => syllables),
  );
  const worths = new Map(
    phrases.flatMap(({ key, syllables }) => {
      const { count } = support(syllables);
      const often = Math.min(OFTEN_WORTH_MAX, Math.log2(count + 1) / 2);
      const isStressed = stressed.has(key);
      // 'con số', 'bộ phim': whoever reads the sentence would guess something like it.
      return isStressed || (count >= OFTEN && !isEveryday(key))
        ? [[key, { kind: isStressed ? 'emphasised' : 'term', often } as const]]
        : [];
    }),
  );
  return (words) =>
    words.flatMap((first, from) => {
      let key = '';
      return words.slice(from, from + SYLLABLES.max).flatMap((last, size): Span[] => {
        key = size === 0 ? last.folded : `${key} ${last.folded}`;
        const known = worths.get(key);
        return known && isWholePhrase(words, from, from + size)
          ? [
              {
                start: first.start,
                end: last.end,
                kind: known.kind,
                worth: known.often + (known.kind === 'emphasised' ? EMPHASIS_WORTH : 0),
              },
            ]
          : [];
      });
    });
}

function isWholePhrase(words: readonly TaggedWord[], from: number, to: number): boolean {
  const [before, next] = [words[from - 1], words[to + 1]];
  return (
    !/^(?:N|Np|A|M)$/u.test(next?.tag ?? '') &&
    !/^(?:N|V)$/u.test(before?.tag ?? '') &&
    next?.folded !== '-' &&
    before?.folded !== '-'
  );
}
