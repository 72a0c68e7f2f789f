import type { Card } from '../../engine';
import type { ReadDocument } from '../../reading/read-document';

/** Who said what, and when: the signs of a report. */
const SIGN =
  /cho (?:biết|hay)(?=[,:\s])|(?:^|\s)(?:[ôÔ]ng|[bB]à|[aA]nh|[cC]hị|em)\s(?=\p{Lu})|(?:[nN]gày|[sS]áng|[cC]hiều|[tT]ối|[tT]rưa|[đĐ]êm|[hH]ôm)\s(?:nay|qua|\d{1,2}[/.-]\d)|phóng viên|(?:[cC]hủ tịch|[gG]iám đốc|[bB]ộ trưởng|[tT]ổng thống|[tT]hủ tướng|[cC]ông an|[cC]ảnh sát)(?=\s)/gu;
const SIGNS = { least: 2, perWord: 0.004 };
/** What something is, as reports say it in passing about a name. */
const KIND =
  /^(?:(?:một|các|những)\s)?(?:công ty|doanh nghiệp|tập đoàn|cơ quan|hiệp hội|trường|bệnh viện|khu vực|vùng|đảo|quốc gia|giải thưởng|loại|dạng|hệ thống|chương trình|bệnh|hội chứng|thuốc|vắc xin|chất|thuế|luật|hiệp định|hiệp ước|nền tảng|ứng dụng|phần mềm|thiết bị|công nghệ|phương pháp|kỹ thuật|quá trình|hiện tượng|viết tắt)(?=\s)/iu;
const NAMED = /^\p{Lu}|\s\p{Lu}|^\p{L}*\d/u;
const SOMEBODY =
  /(?:^|\s)(?:tôi|ông|bà|anh|chị|em|cô|mình|họ|này)(?=[\s,]|$)|\d{1,2}[/-]\d|\s(?:luôn|hiện|phần lớn)$/iu;

/** News tell what people did, which says little about things. */
export function isReport({ text, tokens }: ReadDocument): boolean {
  const signs = text.match(SIGN)?.length ?? 0;
  return signs >= SIGNS.least && signs >= tokens.count * SIGNS.perWord;
}

/** Of a report only what it says about the kind of a thing with a name. */
export function isReportCard({ term, definition }: Card): boolean {
  return (
    NAMED.test(term) && KIND.test(definition) && !SOMEBODY.test(term) && !SOMEBODY.test(definition)
  );
}
