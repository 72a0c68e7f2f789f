import type { Card } from '../../engine';
import type { ReadDocument } from '../../reading/read-document';
import { anyOf } from '../word-lists';

/** Who said what, and when: the signs of a report. */
const SIGN =
  /cho (?:biết|hay)(?=[,:\s])|(?:^|\s)(?:[ôÔ]ng|[bB]à|[aA]nh|[cC]hị|em)\s(?=\p{Lu})|(?:[nN]gày|[sS]áng|[cC]hiều|[tT]ối|[tT]rưa|[đĐ]êm|[hH]ôm)\s(?:nay|qua|\d{1,2}[/.-]\d)|phóng viên|(?:[cC]hủ tịch|[gG]iám đốc|[bB]ộ trưởng|[tT]ổng thống|[tT]hủ tướng|[cC]ông an|[cC]ảnh sát)(?=\s)/gu;
const SIGNS = { least: 2, perWord: 0.004 };
/** What something is, as reports say it in passing about a name. */
const KIND = new RegExp(`^(?:(?:một|các|những)\\s)?(?:${anyOf('kinds-in-news')})(?=\\s)`, 'iu');
const NAMED = /^\p{Lu}|\s\p{Lu}|^\p{L}*\d/u;
const SOMEBODY =
  /(?:^|\s)(?:tôi|ông|bà|anh|chị|em|cô|mình|họ|này)(?=[\s,]|$)|\d{1,2}[/-]\d|\s(?:luôn|hiện|phần lớn)$/iu;

/** News tell what people did, which says little about things. */
export function isReport({ plain: text, tokens }: ReadDocument): boolean {
  const signs = text.match(SIGN)?.length ?? 0;
  return signs >= SIGNS.least && signs >= tokens.count * SIGNS.perWord;
}

/** Of a report only what it says about the kind of a thing with a name. */
export function isReportCard({ term, definition }: Card): boolean {
  return (
    NAMED.test(term) && KIND.test(definition) && !SOMEBODY.test(term) && !SOMEBODY.test(definition)
  );
}
