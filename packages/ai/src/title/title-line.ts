import { namesPart } from '../cards/pairs/labels';
import { isStudyText } from '../reading/block-kinds';
import type { Block } from '../reading/blocks';
import { titleOfFrontMatter } from '../reading/markup/markdown';
import type { ReadDocument } from '../reading/read-document';

export const TITLE_MAX_CHARACTERS = 80;
const ABBREVIATIONS = new Set(
  'AI AIDS API ATP CEO CPU DNA EU FBI GDP GPU HIV IQ ISO NASA NATO OECD RAM RNA SQL UK UN UNESCO UNICEF URL USA USSR UV WTO ASEAN'.split(
    ' ',
  ),
);
/** A title that is too long is cut at one of these, and keeps so many characters at least. */
const JOINT =
  /\s*[:;,–—]\s|\s-\s|\s(?=(?:of|in|on|for|to|with|from|by|and|or|as|at|via|using|through|during|between|under|của|và|trong|với|cho|từ|để|do|bởi|tại|ở|khi|theo|về|bằng|hay|hoặc|đến|vì|là|có|bị|được)\s)/giu;
const SHORTENED_MIN = 30;

const ONLY_COUNTS =
  /^(?:(?:review|revision|notes|ôn tập)\s*(?:of|for)?\s*)?(?:chapter|unit|lesson|section|part|module|lecture|week|topic|chương|bài|phần|mục|tiết|buổi|tuần)\s*(?:\d+|[ivx]+)[.:]?$|^(?:\d+|[ivxlc]+)[.:]?$|^(?:lecture|lesson|class|week|day|session|bài|buổi|tuần|tiết)\b[^:–—-]{0,12}[,:–—-]?\s*(?:\p{L}+\.? )?\d{1,2}(?:st|nd|rd|th)?[,/ -][\p{L}\d ,/-]*\d{4}$/iu;
/** A subject of a school, which is what many documents are about. */
const WHOLE_SUBJECT =
  /^(?:history|geography|biology|chemistry|chem|physics|maths?|mathematics|economics|psychology|law|marketing|accounting|philosophy|statistics|lịch sử|địa lý|địa lí|sinh học|sinh|hóa học|hoá học|hóa|vật lý|vật lí|lý|toán|ngữ văn|văn|kinh tế|triết học|tâm lý học|pháp luật|notes|ghi chú)$/iu;
const COUNT =
  /^(?:(?:chapter|unit|lesson|section|part|module|lecture|week|topic|chương|bài|phần|mục|câu|question)\s*)?(?:\d{1,3}|[ivx]{1,4}|\p{L}(?=[.)]))\s*[.):–—-]\s*/iu;
/** What a page of slides or a file says about itself. */
const ABOUT_FILE =
  /^(?:layout|references?|sources?|date|author|theme|transition|class|tags?)\s*:/iu;
/** A title stands within so many characters, behind names and dates at most. */
const OPENING_CHARACTERS = 600;
/** From so many words on, and ended, a paragraph is text. */
const TEXT_WORDS = 12;
/** Between a title and the text may stand who wrote it and what a picture shows. */
const TEXT_WITHIN = 3;
/** The headline of a newspaper is longer than a heading. */
const LINE_WORDS = 26;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Words behind a small one stand inside a sentence: who is written large there has a name. */
const INSIDE = /(?<=\p{Ll} )[\p{L}\p{M}]+/gu;
/** Enough of a text to see how it writes a word. */
const CHARACTERS_READ = 50_000;

/** What the document calls itself: a heading that came along with it, else its first line. */
export function findOwnTitle(
  document: ReadDocument,
  headings: readonly string[] = [],
): string | undefined {
  const told = headings.filter((heading) => /\p{L}/u.test(heading));
  const own = opensDocument(document, told) ? told : [];
  return nameOfParts(own) ?? titleOfFrontMatter(document.text) ?? findTitleLine(document);
}

/** Named 'Lịch sử', or behind a title line or a paragraph, a heading is that of a part. */
function opensDocument({ plain, blocks }: ReadDocument, [heading, ...others]: string[]): boolean {
  if (heading === undefined || namesPart(heading)) {
    return false;
  }
  const squeeze = (words: string) => words.toLowerCase().replaceAll(/\s+/g, '');
  const place = blocks.findIndex(
    ({ start, end, isHeading }) =>
      isHeading && squeeze(plain.slice(start, end)) === squeeze(heading),
  );
  if (place === -1) {
    // One that only the file knows, such as the name of its first slide.
    return others.length === 0 && !squeeze(plain).includes(squeeze(heading));
  }
  const before = blocks.slice(0, place);
  return (
    (blocks[place]?.start ?? 0) < OPENING_CHARACTERS &&
    !before.some(({ kind, start, end }) => kind === 'paragraph' && isText(plain.slice(start, end)))
  );
}

/** Names, dates and faculties may stand before a title, sentences do not. */
function isText(written: string): boolean {
  return wordsIn(written) >= TEXT_WORDS && /[.!?…:;]["”’)\]]*$/u.test(written.trim());
}

/** 'Chapter 1' alone says nothing, nor does 'History': the line behind it says what it is about. */
function nameOfParts([first, ...others]: readonly string[]): string | undefined {
  const second = others.find((other) => !namesPart(withoutCount(other)));
  if (first === undefined || second === undefined) {
    return first;
  }
  if (ONLY_COUNTS.test(first.trim())) {
    return second;
  }
  return WHOLE_SUBJECT.test(first.trim()) ? `${first.trim()}: ${second.trim()}` : first;
}

function withoutCount(heading: string): string {
  return heading.trim().replace(COUNT, '');
}

/** As a title is written: readable, and no longer than a list shows. `text` tells names and abbreviations. */
export function writeTitle(words: string, text = ''): string {
  return shorten(toReadable(words, text.slice(0, CHARACTERS_READ)));
}

/** A heading that opens the document, or a long line without an end, when there is something under it. */
function findTitleLine({ plain: text, blocks }: ReadDocument): string | undefined {
  const read = blocks.filter(
    ({ kind, start, end }) => isStudyText(kind) && !ABOUT_FILE.test(text.slice(start, end)),
  );
  const [first, second] = read;
  if (first?.isHeading && second) {
    const end = read.findIndex(({ isHeading }) => !isHeading);
    const opening = read.slice(0, end).map((block) => text.slice(block.start, block.end));
    return isPartOfMany(read, text) ? undefined : nameOfParts(opening);
  }
  const line = first?.kind === 'paragraph' ? text.slice(first.start, first.end) : '';
  const isTitle =
    second &&
    !/[\n\t]|[.;:,…]["”’)\]]*$/u.test(line) &&
    /^[^\p{L}]{0,3}\p{Lu}/u.test(line) &&
    wordsIn(line) <= LINE_WORDS &&
    read.slice(1, 1 + TEXT_WITHIN).some(({ start, end }) => isText(text.slice(start, end)));
  return isTitle ? line : undefined;
}

/** 'Phần I – Tổng quan' beside other parts names nothing. */
function isPartOfMany([first, ...others]: readonly Block[], text: string): boolean {
  const isBeside = others.some(({ isHeading, level }) => isHeading && level === first?.level);
  return (
    isBeside && first !== undefined && namesPart(withoutCount(text.slice(first.start, first.end)))
  );
}

function wordsIn(written: string): number {
  return written.trim().split(/\s+/).length;
}

/** One line, first letter large, shouting toned down. */
function toReadable(title: string, text: string): string {
  const line = title
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:\d{1,3}[.):]\s*(?=\p{L})|[-•*#]+\s+)/u, '')
    .replace(/[\s.:;,–—-]+$/u, '')
    .trim();
  const closed = hasLooseBracket(line) ? line.replaceAll(/[[\](){}]/g, '').trim() : line;
  const isShouted = closed.length > 6 && closed === closed.toUpperCase();
  const calm = isShouted ? toCalm(closed, text) : closed;
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}

/** Half of a pair was left on another line. */
function hasLooseBracket(line: string): boolean {
  return line.split(/[[({]/).length !== line.split(/[\])}]/).length;
}

/** 'DNA' stays as it is: everybody writes it so, or the text does among small letters; 'EUROPE' is a name there. */
function toCalm(line: string, text: string): string {
  const amongSmall = findAmongSmall(text);
  const inside = new Set(Array.from(text.matchAll(INSIDE), ([word]) => word));
  return line.replaceAll(WORD, (word, at: number) => {
    const isUnspeakable = word.length > 1 && /^[B-DF-HJ-NP-TV-XZ]+$/.test(word);
    const isWrittenSo = word.length > 1 && (ABBREVIATIONS.has(word) || amongSmall.has(word));
    if (isUnspeakable || isWrittenSo) {
      return word;
    }
    const small = word.toLowerCase();
    const name = small.charAt(0).toUpperCase() + small.slice(1);
    const isName = inside.has(name) && !inside.has(small);
    return isName || /[.:]\s$/.test(line.slice(0, at)) ? name : small;
  });
}

/** The words with a word in small letters right before or behind them. */
function findAmongSmall(text: string): Set<string> {
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  const isAmongSmall = ({ start, end }: (typeof words)[number], at: number) => {
    const before = words[at - 1];
    const next = words[at + 1];
    return (
      (before && /\p{Ll}$/u.test(before.word) && /^[ (]+$/.test(text.slice(before.end, start))) ||
      (next && /^\p{Ll}/u.test(next.word) && /^[ )]+$/.test(text.slice(end, next.start)))
    );
  };
  return new Set(words.filter(isAmongSmall).map(({ word }) => word));
}

/** Up to a joint that leaves something whole: a colon or a dash, else before 'of …', 'và …'. */
function shorten(title: string): string {
  const characters = [...title];
  if (characters.length <= TITLE_MAX_CHARACTERS) {
    return title;
  }
  // One more than fit: a word that ends right there is whole. One long word has no end.
  const words = characters
    .slice(0, TITLE_MAX_CHARACTERS + 1)
    .join('')
    .replace(/\s+\S*$/u, '');
  const cut = [...words].slice(0, TITLE_MAX_CHARACTERS).join('');
  const joints = Array.from(cut.matchAll(JOINT), ({ index }) => index).filter(
    (index) => index >= SHORTENED_MIN,
  );
  return cut.slice(0, joints.at(-1) ?? cut.length).replace(/[\s.:;,–—-]+$/u, '');
}
