import { countSyllables } from './draft-vietnamese-clause';
import {
  FIRST_PERSON,
  nameBefore,
  read,
  type Reading,
  withoutConnector,
} from './draft-vietnamese-reading';

/** 'Ta dùng T để Y'. */
const MEANS =
  /(?:^|\s)(?<verb>dùng|sử dụng|áp dụng)\s(?<term>[^,.;:()]{3,50}?)(?<gloss>\s\([^()]{2,60}\))?\s(?<aim>(?:để|nhằm)\s.+)$/iu;
/** 'Mục tiêu của T là Y'. */
const ASPECT =
  /^(?<aspect>(?:mục tiêu|mục đích|nhiệm vụ|chức năng|vai trò|ý tưởng|ưu điểm|nhược điểm|tác dụng|đặc điểm|bản chất|hạn chế)(?:\s(?:chính|cơ bản|chủ yếu|quan trọng|lớn nhất|chung))?)\s(?:của|đằng sau)\s(?<term>[^,.;:]{2,60}?)\s(?<link>chính là|là)\s(?<rest>.+)$/iu;
/** 'T, viết tắt của Y,'. */
const APPOSITION =
  /(?<term>[^,.;:()]{2,50}?)(?<gloss>\s\([^()]{2,60}\))?,\s(?<rest>(?:viết tắt của|tức(?: là)?|nghĩa là|một (?:loại|dạng|kiểu|phương pháp|kỹ thuật|thuật toán|công cụ|mô hình|biến thể|phiên bản|thư viện|hệ thống|tập|hàm|phép|nhóm|chất|loài|bộ phận))\s[^,;:]+)/iu;
/** 'Với T, Y', 'Trong T, Y'. */
const GIVEN =
  /^(?<link>với|nhờ có|nhờ|bằng cách sử dụng|bằng cách dùng|bằng|sử dụng|dùng|thông qua|trong|đối với)\s(?<term>[^,.;:]{3,60}),\s(?<rest>.+)$/iu;
/** 'Ta gọi Y là T'. */
const NAMING =
  /(?:^|\s)gọi\s(?<what>[^,;:]{10,200}?)\slà\s(?<term>[^,.;:()]{2,50}?)(?=\s*(?:[,.;:(]|$))/iu;

/** What fixed turns of phrase in a sentence tell about a term. */
export function readPhrases(body: string): (Reading | undefined)[] {
  return [
    readMeans(body),
    readGiven(body),
    readNaming(body),
    readAspect(body),
    readApposition(body),
  ];
}

function readMeans(body: string): Reading | undefined {
  const { verb = '', term = '', gloss = '', aim = '' } = MEANS.exec(body)?.groups ?? {};
  return verb === '' ? undefined : read(`${term}${gloss}`, `${verb.toLowerCase()} ${aim}`, 1.3);
}

/** 'T, Y' behind 'với', 'nhờ', 'sử dụng': what T makes possible. */
function readGiven(body: string): Reading | undefined {
  const { link = '', term = '', rest = '' } = GIVEN.exec(withoutConnector(body))?.groups ?? {};
  const isPlace = /^(?:trong|đối với)$/iu.test(link);
  if (term === '' || /^(?:không|chưa)\s/iu.test(rest) || (isPlace && FIRST_PERSON.test(rest))) {
    return undefined;
  }
  return read(term, rest.replace(/^(?:chúng )?ta (?:có thể |sẽ )?/iu, ''), isPlace ? 0.6 : 1.3);
}

function readAspect(body: string): Reading | undefined {
  const {
    aspect = '',
    term = '',
    link = '',
    rest = '',
  } = ASPECT.exec(withoutConnector(body))?.groups ?? {};
  return aspect === '' ? undefined : read(term, `${aspect.toLowerCase()} ${link} ${rest}`, 2);
}

function readApposition(body: string): Reading | undefined {
  const { term = '', gloss = '', rest = '' } = APPOSITION.exec(body)?.groups ?? {};
  const run = nameBefore(term);
  return rest === '' || run === ''
    ? undefined
    : read(run + gloss, rest.replace(/^tức(?: là)?\s/iu, ''), 2.5);
}

function readNaming(body: string): Reading | undefined {
  const { what = '', term = '' } = NAMING.exec(body)?.groups ?? {};
  return what === '' || countSyllables(what) < 4 ? undefined : read(term, what, 2.5);
}
