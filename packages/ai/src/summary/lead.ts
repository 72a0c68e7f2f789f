import { phraseWords } from '../reading/compare-phrases';
import type { ReadDocument, ReadSentence } from '../reading/read-document';
import { standsAlone } from '../reading/stands-alone';
import { STOP_WORDS } from '../reading/stop-words';
import type { Choice } from './choose-sentences';
import { subjectOf } from './fitness';

/** The lead stands within this share of the text. */
const LEAD_SHARE = 0.3;
const ABOUT_ITSELF =
  /^(?:in )?(?:this|the present) (?:lecture|chapter|article|paper|lesson|unit|module|course|document|essay|report|guide|book|page) (?:is about|discusses|covers|introduces|describes|explains|explores|examines|presents|deals with|looks at|provides|gives)\s|^(?:bài (?:viết|giảng|học|báo)|chương|trang|tài liệu|giáo trình)(?: này)? (?:trình bày|giới thiệu|nói về|đề cập|mô tả|giải thích|cung cấp|bàn về)\s/iu;

/** What the document says about itself; else what its first sentence or another says its subject is; else its first statement. */
export function findLead(
  document: ReadDocument,
  { choices, title = '' }: { choices: readonly Choice[]; title: string | undefined },
): ReadSentence | undefined {
  const { plain, sentences, blocks } = document;
  const names = namesIn(title);
  const writtenOf = ({ start, end }: ReadSentence) => plain.slice(start, end);
  const isEarly = ({ start }: ReadSentence) => start < plain.length * LEAD_SHARE;
  const opening = sentences.find(({ block }) => blocks[block]?.kind === 'paragraph');
  const inOrder = choices.map(({ sentence }) => sentence).toSorted((a, b) => a.start - b.start);
  return (
    sentences.find((sentence) => isEarly(sentence) && ABOUT_ITSELF.test(writtenOf(sentence))) ??
    [opening].find(
      (sentence) =>
        sentence &&
        standsAlone(document, sentence) &&
        subjectOf(writtenOf(sentence)).length > 0 &&
        (names.size === 0 || subjectOf(writtenOf(sentence)).some((word) => names.has(word))),
    ) ??
    inOrder.find(
      (sentence) =>
        isEarly(sentence) && subjectOf(writtenOf(sentence)).some((word) => names.has(word)),
    ) ??
    inOrder.find((sentence) => sentence === opening)
  );
}

/** The words of a title that name something. */
export function namesIn(title: string): ReadonlySet<string> {
  return new Set(phraseWords(title).filter((word) => !STOP_WORDS.has(word)));
}
