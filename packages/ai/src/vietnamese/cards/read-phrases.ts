import type { TaggedWord } from '../words/read-words';
import { nameEndingAt, nameStartingAt } from './find-names';
import { readStatement, type Reading, withoutConnector } from './statement';
import type { PlainSentence } from './plain-sentence';
import { anyOf } from '../word-lists';

/** 'Ta dùng T để Y'. */
const MEANS =
  /(?:^|\s)(?<verb>dùng|sử dụng|áp dụng)\s(?<term>[^,.;:()]{3,50}?)\s(?<aim>(?:để|nhằm)\s.+)$/iu;
/** 'Mục tiêu của T là Y'. */
const ASPECT = new RegExp(
  `^(?<aspect>(?:${anyOf('aspects')})(?:\\s(?:chính|cơ bản|chủ yếu|quan trọng|lớn nhất|chung))?)\\s(?:của|đằng sau)\\s(?<term>[^,.;:]{2,60}?)\\s(?<link>chính là|là)\\s(?<rest>.+)$`,
  'iu',
);
/** 'T, viết tắt của Y,'. */
const APPOSITION = new RegExp(
  `,\\s(?<rest>(?:viết tắt của|tức(?: là)?|nghĩa là|một (?:${anyOf('kinds-in-appositions')}))\\s[^,;:]+)`,
  'iu',
);
/** 'Nhờ T, Y'. */
const GIVEN =
  /^(?:(?:nhờ có|nhờ)\s(?<cause>[^,.;:]{3,60}),\s|(?:với|sử dụng|dùng|bằng cách sử dụng|bằng cách dùng|thông qua)\s(?<means>[^,.;:]{3,60}),\s(?:ta|chúng ta|bạn) có thể\s)(?<rest>.+)$/iu;
/** What fixed turns of phrase in a sentence tell about a term. */
export function readPhrases(
  { body, glossAt }: PlainSentence,
  words: readonly TaggedWord[],
): (Reading | undefined)[] {
  const glossOf = (term: string) => glossAt(body.indexOf(term) + term.length);
  return [readMeans(), readGiven(body), readAspect(body, glossOf), readApposition()];

  function readMeans(): Reading | undefined {
    const match = MEANS.exec(body);
    const { verb = '', term = '', aim = '' } = match?.groups ?? {};
    const at = match ? body.indexOf(term, match.index + verb.length) : -1;
    const name = match && nameStartingAt(words, at, (end) => end === at + term.length);
    return name && words[name.to - 1]?.end === at + term.length
      ? readStatement({
          subject: term,
          gloss: glossOf(term),
          predicate: `${verb.toLowerCase()} ${aim}`,
          worth: 1.3,
        })
      : undefined;
  }

  function readApposition(): Reading | undefined {
    const match = APPOSITION.exec(body);
    const name = match && nameEndingAt(words, match.index);
    const end = name ? (words[name.to - 1]?.end ?? 0) : 0;
    return name && end === match.index
      ? readStatement({
          subject: body.slice(words[name.from]?.start, end),
          gloss: glossAt(end),
          predicate: match.groups?.['rest']?.replace(/^tức(?: là)?\s/iu, '') ?? '',
          worth: 2.5,
        })
      : undefined;
  }
}

/** What T makes possible. */
function readGiven(body: string): Reading | undefined {
  const { cause = '', means = '', rest = '' } = GIVEN.exec(withoutConnector(body))?.groups ?? {};
  const term = cause || means;
  return term === '' || /^(?:không|chưa)\s/iu.test(rest)
    ? undefined
    : readStatement({
        subject: term,
        predicate: rest.replace(/^(?:chúng )?ta (?:có thể |sẽ )?/iu, ''),
        worth: 1.6,
      });
}

function readAspect(body: string, glossOf: (term: string) => string): Reading | undefined {
  const {
    aspect = '',
    term = '',
    link = '',
    rest = '',
  } = ASPECT.exec(withoutConnector(body))?.groups ?? {};
  return aspect === ''
    ? undefined
    : readStatement({
        subject: term,
        gloss: glossOf(term),
        predicate: `${aspect.toLowerCase()} ${link} ${rest}`,
        worth: 2,
      });
}
