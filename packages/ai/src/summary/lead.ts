import type { ReadDocument, ReadSentence } from '../reading/read-document';
import { namesIn, subjectOf, writtenOf } from './rate-sentences';
import type { Stood } from './standing';

/** The lead stands within this share of the text, and among so many sentences. */
const LEAD = { share: 0.2, sentences: 25 };
/** 'An early accelerator is …' does not say what 'Accelerators Create Matter from Energy' is about. */
const NAMED_SHARE = 0.5;
const ABOUT_ITSELF =
  /^(?:in )?(?:this|the present) (?:lecture|chapter|article|paper|lesson|unit|module|course|document|essay|report|guide|book|page) (?:is about|discusses|covers|introduces|describes|explains|explores|examines|presents|deals with|looks at|provides|gives)\s|^(?:bài (?:viết|giảng|học|báo)|chương|trang|tài liệu|giáo trình)(?: này)? (?:trình bày|giới thiệu|nói về|đề cập|mô tả|giải thích|cung cấp|bàn về)\s/iu;

/** What the document says about itself; else what its first sentence or another says its subject is. */
export function findLead(
  { plain, sentences, blocks }: ReadDocument,
  {
    standingOf,
    title = '',
  }: { standingOf: (sentence: ReadSentence) => Stood; title: string | undefined },
): ReadSentence | undefined {
  const names = namesIn(title);
  const early = sentences
    .filter(({ start, block }) => start < plain.length * LEAD.share && !blocks[block]?.isHeading)
    .slice(0, LEAD.sentences);
  const isFree = (sentence: ReadSentence) => standingOf(sentence).standing === 'free';
  const isAbout = (sentence: ReadSentence) => {
    const subject = new Set(subjectOf(writtenOf(plain, sentence)));
    return [...names].filter((name) => subject.has(name)).length >= names.size * NAMED_SHARE;
  };
  const opening = early.find(({ block }) => blocks[block]?.kind === 'paragraph');
  const inText = early.filter(({ block }) => blocks[block]?.kind === 'paragraph');
  return (
    early.find((sentence) => ABOUT_ITSELF.test(writtenOf(plain, sentence))) ??
    [opening].find(
      (sentence) =>
        sentence &&
        isFree(sentence) &&
        subjectOf(writtenOf(plain, sentence)).length > 0 &&
        isAbout(sentence),
    ) ??
    inText.find((sentence) => names.size > 0 && isAbout(sentence) && isFree(sentence))
  );
}
