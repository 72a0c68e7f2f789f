import { labelKindOf } from '../cards/pairs/labels';
import type { ReadDocument, ReadSentence } from '../reading/read-document';
import { tidy } from '../reading/tidy';
import { anyOf } from '../vietnamese/word-lists';
import { createReferenceCheck } from './refers-back';

/** How a sentence is read away from its page: by itself, behind the one before it, or not at all. */
export type Standing = 'free' | 'leans' | 'unfit';
export type Stood = {
  standing: Standing;
  /** Where what is told of it begins: behind 'However, '. */
  start: number;
  written: string;
};

/** What ties a sentence to the one before it without saying anything. */
const CONNECTIVE =
  /^(?:however|moreover|furthermore|in addition|additionally|in fact|indeed|of course|therefore|thus|hence|consequently|as a result|nevertheless|nonetheless|overall|in general|generally|in summary|in short|in conclusion|finally|importantly|tuy nhiên|ngoài ra|hơn nữa|bên cạnh đó|do đó|vì vậy|do vậy|vì thế|như vậy|nói chung|nhìn chung|tóm lại|nói cách khác|trên thực tế|thực tế|thật vậy|đặc biệt|đồng thời)\s*,\s+|^(?:đáp án|answer|ans)\s*:?\s*[a-h]\s*[.:)]\s+/iu;
/** Somebody or something that was named before. */
const LEANS_ENGLISH =
  /^(?:it|its|they|their|them|he|she|his|her|that|such|here|so|but|and|or|also|then|similarly|likewise|instead|otherwise|both|neither|another|others?|meanwhile|again|one (?:such|of|major|other)|(?:most|some|many|all|each|none|any) of (?:these|those|them)|the (?:former|latter|same|other|first|second|third|two|three|four|remaining|resulting|corresponding|rest|following)|in (?:contrast|turn|other words|either|both|that|such)|by contrast|conversely|at that|for that|as such|on the other hand|rather|unlike|as for|because of|with (?:it|them|that)|without (?:it|them)|however|therefore|thus|hence|as a result|very soon)\b|\b(?:this|these|those|the (?:former|latter)|aforementioned)\b|\b(?:too|as well)\s?[.,;]/iu;
const LEANS_VIETNAMESE = inWords(
  '(?<!thế kỷ |năm |ngày )này|ấy|đây (?:chỉ )?là|nói trên|kể trên|trên đây|như (?:thế|vậy)|(?<!trong |sau |từ |nhờ |do |qua |theo |đây )đó',
);
const BEGINS_LEANING = beginsWith(
  'nó|chúng(?! (?:ta|tôi))|họ|đây|đó|thứ (?:hai|ba|tư)|cụ thể|nghĩa là|tức là|mức (?:cũ|mới|này)|còn|nhưng|song|và|rồi|vì vậy|vì thế|do đó|do vậy|bởi vậy|chính vì|khi đó|lúc này|lúc bấy giờ|sau đó|từ đó|từ đấy|trước đó|trong đó|ngoài ra|tuy nhiên|tuy vậy|như vậy|ngược lại|tương tự|một (?:loại|dạng|cách|phương pháp) khác',
);
const VIETNAMESE_PERSON = new RegExp(
  `^(?:(?!\\s\\p{Lu}|,).)*?(?:^|\\s)(?:${anyOf('subjects-that-lean')})\\s(?!\\p{Lu}|ta\\s|tôi\\s)`,
  'u',
);
/** Points at what stands beside it: a picture, a program, another page. */
const POINTS = [
  inWords(
    '(?:the|this|above|following|next|previous) (?:graph|figure|diagram|chart|plot|picture|image|illustration|photo|photograph|code|listing|program|snippet|output|animation|simulation|video|row|column|bars?)',
  ),
  beginsWith(
    'figure|table|listing|examples?|e\\.g\\.|for example|for instance|as an example|ví dụ|vd|chẳng hạn',
  ),
  inWords(
    '(?:figures?|tables?|chapter|section|exercise|appendix|equation|eq|hình|bảng|công thức|ví dụ|mục|phần|chương)\\.? \\d[\\d.]*',
  ),
  inWords(
    'shaded|on the (?:left|right)|(?:provided|shown|given|listed|see|described|discussed|mentioned) (?:above|earlier|later|here)|below|as before|here is|shown in|as shown|discussed in|(?:in|from) the (?:previous|last|next|coming|preceding) (?:sections?|chapters?|examples?|lectures?|modules?|paragraphs?)|as follows|the following|click|visit|(?:see|refer to) (?:the|appendix|section)',
  ),
  inWords(
    'phía trên|ở trên|sau đây|như sau|dưới đây|bên dưới|(?:phần|mục|chương|bài) (?:trước|sau|tiếp theo)|(?:công thức|hình|bảng|ví dụ) trên',
  ),
];
/** What is left of formulas and programs. */
const REMAINS = /\$|\\[a-z([]|[{}]|\w\(\)|\w_\w|https?:|\(\s*\)/iu;
/** The author turns to the reader, or tells what comes. */
const TURNS = inWords(
  "we['’]ll|you['’]ll|i['’]ll|let['’]s|let us|i['’]d|i|my|we will|you will|we now|we have (?:seen|discussed|learned)|so far|as we|recall that|note that|notice that|readers?|it (?:can|will|may|would) be (?:helpful|useful|convenient|easier)|in this (?:lecture|book|article|lesson|post|tutorial|section|chapter|module|unit)|hãy|chúng ta sẽ|ta sẽ|chúng tôi sẽ|bạn sẽ|phần này|mục này|chương này|bài này|lưu ý rằng|nhớ lại",
);
/** 'Suppose a process holds a resource', 'Second, …': nobody's main point, or one of several. */
const SUPPOSES = beginsWith(
  'comparably|first|firstly|second|secondly|third|thirdly|next|lastly|now|recall|note|notice|remember|try|observe|say|trước tiên|trước hết|đầu tiên|thứ nhất|thứ hai|thứ ba|tiếp theo|bây giờ|suppose|assume|imagine|consider|at the same time|for now|before|to (?:illustrate|see)|giả sử|xét|thử',
);
/** Half of a line, or said in passing. */
const BROKEN = /^[\d\p{Ll}([.,;%|–-]/u;
const LABEL = /^(\p{Lu}[\p{L} ]{1,25}):\s/u;
/** What is left where a formula or a list stood: 'Evaluating the integral gives.' */
const ENDS_OPEN =
  /\s(?:is|are|gives?|where|when|if|the|an?|and|or|but|each|both|every|any|than|between|equals?|là|gồm|như|thì|và|hoặc|của|với|cho|bằng|trong)[.:]?$|[:：?]["”’)]*$/iu;
/** 'How does the OS choose a process', 'When a process ends.': half of a question or of a sentence. */
const HALF =
  /^(?:how|what|why|which|who)\s|^(?:when|if|because|while|nếu|khi|mặc dù|tuy)\s[^,]*$/iu;
const VIETNAMESE_LETTER = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/iu;
const ENDED = /[.!…;]["”’)\]]*$/u;
const ENDED_SHARE = 0.6;
/** '… lie in [0, 1]. shows the gates': what a reference said is lost. */
const LOST = /[\p{N})\]]\.\s+\p{Ll}|^(?:được|bị|gồm|bao gồm)\s/iu;
/** Ten syllables and a full stop. */
const VIETNAMESE_SENTENCE = /^\p{Lu}\S*(?:\s+\S+){9,}[.!…]$/u;
/** 'His philosophy was simple.' only begins to say something. */
const LEAST_WORDS = { free: 8, leans: 5 };

export function createStandingCheck(
  document: ReadDocument,
  isWhole: (written: string) => boolean,
): (sentence: ReadSentence) => Stood {
  const { text, plain, blocks, language } = document;
  const refersBack = createReferenceCheck(document);
  const leans = (written: string) =>
    language === 'vi'
      ? BEGINS_LEANING.test(written) ||
        LEANS_VIETNAMESE.test(written) ||
        VIETNAMESE_PERSON.test(lowerFirst(written))
      : LEANS_ENGLISH.test(written);

  // Where sentences are ended, a line that is not is the caption of a picture or a title.
  const texts = blocks.filter(({ kind }) => kind === 'paragraph');
  const ends = texts.filter(({ start, end }) => ENDED.test(plain.slice(start, end).trim()));
  const endsSentences = ends.length > texts.length * ENDED_SHARE;
  /** The grammar misses verbs that are also nouns; who writes a full stop has written a sentence. */
  const isVietnameseSentence = (written: string) =>
    language === 'vi' && VIETNAMESE_SENTENCE.test(written) && !/^[^.]{1,40}:/u.test(written);

  return (sentence) => {
    const { end, from, to, block } = sentence;
    const start = sentence.start + (/^\s*/.exec(plain.slice(sentence.start, end))?.[0].length ?? 0);
    const whole = tidy(plain.slice(start, end));
    const isUnfit =
      blocks[block]?.isHeading ||
      ENDS_OPEN.test(whole) ||
      REMAINS.test(withoutFormulas(text.slice(start, end))) ||
      (language === 'vi' && !VIETNAMESE_LETTER.test(whole)) ||
      POINTS.some((points) => points.test(whole)) ||
      TURNS.test(whole) ||
      BROKEN.test(whole) ||
      SUPPOSES.test(whole) ||
      HALF.test(whole) ||
      LOST.test(whole) ||
      (whole.match(/["“”]/gu)?.length ?? 0) % 2 === 1 ||
      (endsSentences && !ENDED.test(whole)) ||
      to - from < LEAST_WORDS.leans ||
      labelKindOf(LABEL.exec(whole)?.[1] ?? '') === 'attribute' ||
      !(isVietnameseSentence(whole) || isWhole(whole));
    if (isUnfit) {
      return { standing: 'unfit', start, written: whole };
    }
    const tie = CONNECTIVE.exec(plain.slice(start, end))?.[0].length ?? 0;
    const rest = tidy(plain.slice(start + tie, end));
    const isFree = to - from >= LEAST_WORDS.free && !leans(rest) && !refersBack(sentence, rest);
    return isFree
      ? { standing: 'free', start: start + tie, written: rest }
      : { standing: 'leans', start, written: whole };
  };
}

/** A short formula inside a sentence is read as one: '$p < 0.05$'. */
export function withoutFormulas(written: string): string {
  return written.replaceAll(/\$[^$\n]{1,80}\$/gu, 'x');
}

function lowerFirst(written: string): string {
  return written.charAt(0).toLowerCase() + written.slice(1);
}

/** No `\b`: it takes the 'i' of 'đại' for a word. */
function inWords(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
}

function beginsWith(words: string): RegExp {
  return new RegExp(`^(?:${words})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
}
