import { phraseWords } from '../reading/compare-phrases';
import type { ReadDocument, ReadSentence } from '../reading/read-document';

/** 'The work group reviewed …': its last word before the verb is what it is about. */
const DEFINITE = /^The\s((?:\p{L}[\p{L}’'-]*\s){0,3}?\p{L}[\p{L}’'-]+)\s(?=\p{Ll})/u;
/** 'Johnson wanted …', 'Johnson muốn …': one word of a name. */
const SURNAME = /^(\p{Lu}[\p{Ll}\p{M}]+)(?:['’]s)?\s\p{Ll}/u;
/** 'Angle ABC', 'Segment 2', 'Bước 3': one of a drawing or of a list. */
const NUMBERED =
  /^(?:the\s)?(?:angle|triangle|segment|line|point|side|step|part|case|figure|example|row|column|bước|đoạn|hình|điểm|đường|góc|tam giác)\s(?:\p{Lu}{1,4}|\d+|[α-ω])(?!\p{L})/iu;
/** As far back as a text speaks of something and goes on about it. */
const REACH = 3;
/** What a text says so often is its subject. */
const SUBJECT_TIMES = 6;

/** Tells sentences that go on about what the ones before them have brought in. */
export function createReferenceCheck({
  plain,
  sentences,
  blocks,
}: ReadDocument): (sentence: ReadSentence, written: string) => boolean {
  const places = new Map(sentences.map((sentence, place) => [sentence, place]));
  const headed = new Set(
    blocks
      .filter(({ isHeading }) => isHeading)
      .flatMap(({ start, end }) => phraseWords(plain.slice(start, end))),
  );
  const times = new Map<string, number>();
  for (const word of phraseWords(plain)) {
    times.set(word, (times.get(word) ?? 0) + 1);
  }

  function wasBroughtIn(noun: string, sentence: ReadSentence): boolean {
    const place = places.get(sentence) ?? 0;
    return sentences
      .slice(Math.max(0, place - REACH), place)
      .some(
        ({ start, end, block }) =>
          block === sentence.block && phraseWords(plain.slice(start, end)).includes(noun),
      );
  }

  return (sentence, written) => {
    const noun = phraseWords(DEFINITE.exec(written)?.[1] ?? '').at(-1);
    const isKnown = noun && (headed.has(noun) || (times.get(noun) ?? 0) >= SUBJECT_TIMES);
    const [, surname = ''] = SURNAME.exec(written) ?? [];
    const isShortName =
      surname !== '' &&
      // 'Ownership is …' below 'What Is Ownership?' is the subject, nobody's name.
      !phraseWords(surname).some((word) => headed.has(word)) &&
      new RegExp(`\\p{Lu}[\\p{Ll}\\p{M}]+ ${surname}(?!\\p{L})`, 'u').test(
        plain.slice(0, sentence.start),
      );
    return (
      NUMBERED.test(written) ||
      isShortName ||
      (noun !== undefined && !isKnown && wasBroughtIn(noun, sentence))
    );
  };
}
