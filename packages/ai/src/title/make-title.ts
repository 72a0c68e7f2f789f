import { DEFAULT_SUMMARY } from '@scholar/contract';
import type { Models } from '../models';
import { foldWord } from '../reading/fold-word';
import type { ReadDocument } from '../reading/read-document';
import { STOP_WORDS } from '../reading/stop-words';
import { tidy } from '../reading/tidy';
import { findKeyPhrase, findLearntPhrases } from './key-phrase';
import { findOwnTitle, TITLE_MAX_CHARACTERS, writeTitle } from './title-line';

const SUBJECT_MAX_WORDS = 7;
const SAYS_WHAT_IT_IS =
  /^(?:(?:the|an?)\s)?(\p{L}[^,;:]{2,80}?)(?:, [^,]{2,60},?)?\s(?:được (?:cho|gọi|coi|xem|biết|hiểu)\s)?(?:(?:is|are|was|were)\s(?:an?|the|one)\s|(?:là|kéo dài|diễn ra|ra đời|bắt đầu|bắt nguồn)\s|refers? to\s)/iu;

/** The document's own title line or heading, else the phrases it is about. */
export function makeTitle(
  document: ReadDocument,
  { models, headings }: { models: Models; headings?: readonly string[] | undefined },
): string {
  const words =
    findOwnTitle(document, headings) ??
    findOpeningSubject(document) ??
    inventTitle(document, models) ??
    firstWords(document);
  return writeTitle(words, document.plain) || DEFAULT_SUMMARY.name;
}

/** 'Alfred the Great (849–899) was a king …': what the first sentence says something is. */
function findOpeningSubject({ plain, sentences, blocks }: ReadDocument): string | undefined {
  const opening = sentences.find(({ block }) => !blocks[block]?.isHeading);
  const written = opening ? tidy(plain.slice(opening.start, opening.end)) : '';
  const [, subject = ''] = SAYS_WHAT_IT_IS.exec(written.replaceAll(/\s*\([^)]*\)/gu, '')) ?? [];
  const words = cutBeforeVerb(subject).split(' ');
  const isNamed = words.some((word, at) => at > 0 && /^\p{Lu}/u.test(word));
  const isSmall = STOP_WORDS.has(foldWord(words[0] ?? ''));
  // 'Không quân Hoa Kỳ' is a name, 'Không ai' is none.
  const isPlace = /^(?:ở|tại|trong|in|at|on|from|by|during|under)\s/iu.test(subject);
  return subject !== '' && words.length <= SUBJECT_MAX_WORDS && !isPlace && (isNamed || !isSmall)
    ? words.join(' ')
    : undefined;
}

/** 'Sông Hồng có tổng chiều dài': the name ends where something is said of it. */
function cutBeforeVerb(subject: string): string {
  return subject.replace(/\s(?:có|thường|được|hay|nằm|gồm|bao gồm)\s.*$/u, '');
}

function inventTitle(document: ReadDocument, models: Models): string | undefined {
  if (document.language === 'en') {
    const [first, second] = findLearntPhrases(document, models);
    if (first !== undefined) {
      // A single word says little: 'Addams and Hull House'.
      return first.includes(' ') || second === undefined ? first : `${first} and ${second}`;
    }
  }
  return findKeyPhrase(document);
}

function firstWords({ plain: text }: ReadDocument): string {
  return text.trim().slice(0, TITLE_MAX_CHARACTERS * 2);
}
