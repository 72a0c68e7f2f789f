import type { VietnameseReader } from '../words/read-words';
import { isNameGloss, readStatement, type Reading, withoutConnector } from './statement';
import { nameStartingAt } from './find-names';
import { plainSentence } from './plain-sentence';
import { predicateAt, worthOfPredicate } from './predicates';

/** 'Tầng này …': what it says is said of the layer that the sentence before named. */
const POINTING =
  /^(?:(?:các|những|cả|hai)\s)?(?<thing>\p{L}+(?:\s\p{L}+){0,2}?)\s(?:này|đó)\s(?<adverbs>(?:(?:sẽ|cũng|thường|còn|có thể|chỉ|đều)\s)*)(?<rest>.+)$/iu;
const PREDICATE_MIN = 2;
const LOSS = 0.2;

/** What a sentence says about a thing that the one before called by its full name. */
export function readBackward(
  body: string,
  before: string,
  reader: VietnameseReader,
): Reading | undefined {
  const { thing = '', rest = '' } = POINTING.exec(withoutConnector(body))?.groups ?? {};
  const predicate = thing === '' || before === '' ? undefined : predicateAt(rest, 0);
  const worth = predicate === undefined ? 0 : worthOfPredicate(predicate);
  if (predicate === undefined || worth < PREDICATE_MIN) {
    return undefined;
  }
  const named = plainSentence(before);
  const at = named.body.toLowerCase().lastIndexOf(`${thing.toLowerCase()} `);
  const words = at < 0 ? [] : reader.readWords(named.body);
  const name = nameStartingAt(words, at, (end) => isNameGloss(named.glossAt(end)));
  const end = words[(name?.to ?? 0) - 1]?.end ?? 0;
  const subject = name ? named.body.slice(words[name.from]?.start, end) : '';
  const isFull = subject.toLowerCase().startsWith(`${thing.toLowerCase()} `);
  const isCopula = /(?:^|\s)là$/u.test(predicate);
  return isFull
    ? readStatement({
        subject,
        gloss: named.glossAt(end),
        predicate: isCopula ? rest.slice(predicate.length) : rest,
        worth: worth - LOSS,
      })
    : undefined;
}
