import { type ConfidenceModel, createConfidence, type Signs } from '../cards/confidence';
import { STOP_WORDS } from '../reading/stop-words';
import { compareOrder } from './checks/word-order';
import { isSameStem, wordsIn } from './checks/words';

/**
 * How sure a definition in a model's words is. Nobody has graded such cards yet, so these weights are chosen,
 * not fitted: what follows its source word for word is shown selected, what is told in other words as a
 * doubtful card, and what is hardly there not at all.
 */
const PRIOR: ConfidenceModel = {
  always: -2,
  'words in order': 3,
  'to the letter': 0.5,
  'said of the term': 0.7,
  emphasised: 0.7,
  importance: 0.3,
  // Its words cannot be compared with the quote's. Whoever asks for a translation wants to see it.
  translated: 3.5,
};
const priorOf = createConfidence(PRIOR);

/** What a step of importance counts for, where the rest of a card's confidence is fitted. */
const IMPORTANCE_WEIGHT = 0.3;
const MIDDLE_IMPORTANCE = 3;

/** Between a term and what it is. */
const JOINTS = new Set(
  'is are was were means mean refers denotes describes called là nghĩa gọi'.split(' '),
);
/** So far behind the joint the definition begins. */
const JOINT_REACH = 4;

export function definitionConfidence({
  term,
  definition,
  quote,
  importance,
  isEmphasised,
  isTranslated,
}: {
  term: string;
  definition: string;
  quote: string;
  importance: number;
  isEmphasised: boolean;
  isTranslated: boolean;
}): number {
  const { share, isKept } = compareOrder(definition, quote);
  const signs: Signs = {
    emphasised: Number(isEmphasised),
    importance: importance - MIDDLE_IMPORTANCE,
    ...(isTranslated
      ? { translated: 1 }
      : {
          'words in order': share,
          'to the letter': Number(isKept && share === 1),
          'said of the term': Number(isSaidOf(term, definition, quote)),
        }),
  };
  return priorOf(signs);
}

/** A fitted confidence, moved by how important the model finds the card. */
export function withImportance(confidence: number, importance: number): number {
  const odds = Math.log(confidence / (1 - confidence));
  const moved = odds + IMPORTANCE_WEIGHT * (importance - MIDDLE_IMPORTANCE);
  return 1 / (1 + Math.exp(-moved));
}

/** 'Osmosis (…) is the movement …': the quote says of the term itself what the definition says. */
function isSaidOf(term: string, definition: string, quote: string): boolean {
  const quoted = wordsIn(quote.replaceAll(/\([^)]*\)/g, ' '));
  const words = wordsIn(term.replaceAll(/\([^)]*\)/g, ' '));
  const first = wordsIn(definition).find((word) => !STOP_WORDS.has(word));
  const at = quoted.findIndex((_, index) =>
    words.every((word, offset) => isSameStem(quoted[index + offset] ?? '', word)),
  );
  const behind = quoted.slice(at + words.length, at + words.length + JOINT_REACH);
  const joint = behind.findLastIndex((word) => JOINTS.has(word));
  if (words.length === 0 || first === undefined || at === -1 || joint === -1) {
    return false;
  }
  const begins = at + words.length + joint + 1;
  return quoted.slice(begins, begins + JOINT_REACH).some((word) => isSameStem(word, first));
}
