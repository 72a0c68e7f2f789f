import { ITEM_MARK } from './draft-defined';

/** A sentence as it is read: one line, without list marks, stars, notes in brackets and its end. */
export type PlainSentence = {
  body: string;
  /** The note in brackets that stood at that place of `body`, or ''. */
  glossAt(place: number): string;
};

const BRACKETS = /\s?\((?<note>(?:[^()]|\([^()]*\))*)\)/gu;

export function plainSentence(written: string): PlainSentence {
  const line = written
    .replace(ITEM_MARK, '')
    .replaceAll(/\*+|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.;!]+$/u, '');
  const glosses = new Map<number, string>();
  let removed = 0;
  const body = line.replaceAll(BRACKETS, (whole: string, note: string, at: number) => {
    const place = at - removed;
    removed += whole.length;
    if (!glosses.has(place)) {
      glosses.set(place, note.trim());
    }
    return '';
  });
  return { body, glossAt: (place) => glosses.get(place) ?? '' };
}
