import { MESSAGES } from '@scholar/contract';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const MAX_NAMES = 5;
const NO_SENTENCE = 'Invalid input';

/** Checks without a message in the contract all get this one in place of zod's, so that they can be recognized. */
export const REQUEST_PARSING = { error: () => NO_SENTENCE };

/** What is wrong with a request: the contract's own sentence where it has one, else the field at fault. */
export function describeIssue(given: Issue | undefined, part: string): string {
  if (!given) {
    return `${MESSAGES.invalidRequest} Check: ${part}.`;
  }
  const issue = toBestFit(given);
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys
      .slice(0, MAX_NAMES)
      .map((key) => key.slice(0, 40))
      .join(', ');
    return `${itemOf(issue)}${MESSAGES.invalidRequest} Unknown field: ${names}.`;
  }
  return issue.message === NO_SENTENCE
    ? `${MESSAGES.invalidRequest} Check: ${nameOf(issue.path) || part}.`
    : `${itemOf(issue)}${issue.message}`;
}

/** Of a list that may have items of several kinds: what is wrong with the kind that most of its items are. */
function toBestFit(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') {
    return issue;
  }
  const firsts = issue.errors.flatMap(([first]) => (first ? [first] : []));
  const [best, next] = firsts.toSorted((one, other) => fittingItems(other) - fittingItems(one));
  const isClear = best && next && fittingItems(best) > fittingItems(next);
  return isClear ? { ...best, path: [...issue.path, ...best.path] } : issue;
}

function fittingItems({ path: [first] }: Issue): number {
  return typeof first === 'number' ? first : 0;
}

/** The contract's messages name a field, but not which item of a list has it. */
function itemOf({ path }: Issue): string {
  const index = path.findLastIndex((step) => typeof step === 'number');
  return index === -1 ? '' : `${nameOf(path.slice(0, index + 1))}: `;
}

function nameOf(path: PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .slice(1);
}
