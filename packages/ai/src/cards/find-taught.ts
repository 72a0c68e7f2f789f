import type { Models } from '../models';
import type { ReadDocument } from '../reading/read-document';
import { SURE } from './choose-cards';
import { scoreDrafts } from './make-cards';

/** In a longer text there is more to know than a summary has room for. */
const WORDS_MAX = 30_000;
const COUNT = 100;

/** Where the sentences begin that sure definitions are made of: what a student has to know. */
export function findTaught(document: ReadDocument, models: Models): ReadonlySet<number> {
  if (document.tokens.count > WORDS_MAX) {
    return new Set();
  }
  const { scored } = scoreDrafts(document, { count: COUNT, models });
  return new Set(
    scored.flatMap(({ card, confidence = 1 }) =>
      confidence >= SURE && card.kind !== 'cloze' ? [card.source.start] : [],
    ),
  );
}
