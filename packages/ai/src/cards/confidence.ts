import { BLANK } from '@scholar/contract';
import { foldWord } from '../reading/fold-word';
import { phraseWords } from '../reading/compare-phrases';
import type { ReadDocument } from '../reading/read-document';
import { STOP_WORDS } from '../reading/stop-words';
import { anyOf } from '../vietnamese/word-lists';
import type { Draft } from './draft';

/** What is known about a draft, by name; what is missing is 0. */
export type Signs = Record<string, number>;
/** Weights of the signs, fitted on graded cards (`npm run judge -- fit`). */
export type ConfidenceModel = Signs;

const WORTH_MAX = 8;
/** What a text says so often is its subject, and anybody guesses it. */
const EVERYWHERE = 12;
/** In a shorter text nothing is said again. */
const LONG_TEXT_WORDS = 400;
const SHORT_DEFINITION = 4;
/** 'the cornerstone of the army' */
const THIN_DEFINITION = 8;
const LONG_DEFINITION = 25;
const LONG_TERM = 5;
const SHORT_SENTENCE = 12;
const LONG_SENTENCE = 24;
/** 'a process', 'sự thay đổi': says of what kind a thing is. */
const KIND = new RegExp(`^(?:an?|the|any|one of|một|${anyOf('kinds-of-things')})\\s`, 'iu');
const PROSE_SHARE = 0.5;
const SAID =
  /^["“”«…]|\b(?:said|says|stated|argued|claimed)\b|(?:nói|cho|tuyên bố|nhấn mạnh|khẳng định|phát biểu) rằng/iu;
/** 'a hugely powerful tool': what somebody thinks of a thing, not what it is. */
const JUDGES =
  /\b(?:very|hugely|highly|important|versatile|popular|great|greatest|good|best|better|powerful|essential|critical|crucial|key|major|useful|vital|significant|central|leading|serious|effective|valuable|excellent|perfect|easy|difficult|successful|famous|well-known)\b|quan trọng|cần thiết|nổi tiếng|phổ biến|hiệu quả/iu;
const TELLS_WHICH = /\b(?:that|which|who|whose|where|when)\b/iu;
const GIVES_REASON = /\b(?:because|since|if|when|which|who|whose|where)\b/iu;
/** 'In some ways, ____ are similar to …': could be said of much. */
const VAGUE =
  /\b(?:some|many|various|variety|array|certain|often|frequently|generally|usually|sometimes|typically|commonly|widely|several|numerous|most people|of course|prefer|easier|convenient|simple|popular|similar to|the same as)\b/iu;
/** 'Next, ____ identifies …', 'one such amino acid': goes on from what was said before. */
const POINTS_BACK =
  /^(?:next|lastly|finally|then|first|second|third|similarly|therefore|thus|also|again|instead|rather|indeed|overall|ultimately|moreover|furthermore|however|yet|in (?:this|addition)|for (?:the|example|instance))\b|\b(?:one such|another|these|those|such|other|also|too|as well)\b/iu;
const BEGINS_POINTING =
  /^(?:this|these|those|they|he|she)\s|^(?:(?:những|các)\s.{0,24}\s(?:này|đó)|họ|chúng|đây|điều này)\s/iu;
/** 'thủ đô lâm thời của đất nước': of which one? */
const OF_UNNAMED = new RegExp(`\\scủa\\s(?:${anyOf('wholes-without-name')})(?=[,;]|$)`, 'iu');
const NAMES_IT = /\b(?:called|known as|referred to|defined as|unit)\b/iu;
const COMPARES = /\b(?:more|less|most|least|better|worse|than)\b/iu;
const TELLS_MUCH = /(?:\bthe (?!____).*){3}/iu;
const SETS_AGAINST = /\b(?:but|although|though|while|whereas)\b|[;—]/iu;
/** 'The slope is b = 4.83.', 'the 49th value in the ordered data' */
const A_VALUE = /=\s*[−-]?\d|^the \d+(?:st|nd|rd|th) (?:value|number|observation|data|score)/u;
/** Of a film: 'Ốc mượn hồn - vai Tố Tố'. */
const ROLE = /^(?:vai|trong vai|đóng vai)\s/iu;
const SAYS_WHAT = /____(?:,| \([^)]*\))? (?:is|are|was|were|là)\s/u;

/** How sure a draft is: the probability that a student keeps the card. */
export function createConfidence(model: ConfidenceModel): (signs: Signs) => number {
  return (signs) => {
    let sum = model['always'] ?? 0;
    for (const [name, value] of Object.entries(signs)) {
      sum += (model[name] ?? 0) * value;
    }
    return 1 / (1 + Math.exp(-sum));
  };
}

/** Finds the signs of the drafts of a document. */
export function createSignsReader(document: ReadDocument): (draft: Draft) => Signs {
  const { tokens, blocks, plain, language } = document;
  const times = new Map<string, number>();
  for (const id of tokens.ids) {
    const word = tokens.vocabulary[tokens.singulars[id] ?? 0] ?? '';
    times.set(word, (times.get(word) ?? 0) + 1);
  }
  const inHeadings = new Set(
    blocks
      .filter(({ isHeading }) => isHeading)
      .flatMap(({ start, end }) => phraseWords(plain.slice(start, end))),
  );
  const openings = new Set(blocks.map(({ start }) => start));
  const isProse = tellsInProse(document);
  const first = document.sentences.find(({ block }) => !blocks[block]?.isHeading)?.start;
  return (draft) => {
    const { card, origin, worth = 0, isEmphasised, isSubject } = draft;
    const words = phraseWords(card.term);
    const carrying = words.filter((word) => !STOP_WORDS.has(foldWord(word)));
    const least = Math.min(...carrying.map((word) => times.get(word) ?? 0));
    const [group = ''] = origin.split('-', 1);
    // 'X is a …' is a definition however rarely the text speaks of X; an aside is not.
    const way = group === 'says' ? origin : group;
    const own = {
      [`${group} vi`]: language === 'vi',
      [`${group} emphasised`]: isEmphasised,
      [`${group} subject`]: isSubject,
      [`${group} opens the text`]: card.source.start === first,
      [`${group} opens a paragraph`]: group !== 'pair' && openings.has(card.source.start),
      // 'Thổ Nhĩ Kỳ: …' in an article is a remark about a country, not the line of a glossary.
      [`${group} of a name among prose`]: group === 'pair' && isProse && isName(card.term),
      [`${group} among prose`]: group === 'pair' && isProse && !isName(card.term),
      [`${group} tells a role`]: group === 'pair' && ROLE.test(card.definition),
      [`${group} says what was said`]: group === 'pair' && SAID.test(card.definition),
      // 'Cách nghĩ thông thường - Những người này …'
      [`${group} points back`]: group === 'pair' && BEGINS_POINTING.test(card.definition),
      [`${group} of one example`]: A_VALUE.test(card.definition),
      [`${group} in heading`]:
        carrying.length > 0 && carrying.every((word) => inHeadings.has(word)),
      [`${group} single word`]: words.length === 1,
      [`${group} common noun`]: !isName(card.term),
      [`${group} says its kind`]: group !== 'blank' && KIND.test(card.definition),
      [`${way} once`]: least <= 1 && tokens.count >= LONG_TEXT_WORDS,
      [`${group} everywhere`]: least >= EVERYWHERE,
      ...(group === 'blank' ? signsOfBlank(draft) : signsOfCut(way, card, words.length)),
      ...(group !== 'blank' && group !== 'pair' && signsOfPlace(group, card)),
    };
    return {
      [origin]: 1,
      ...(worth !== 0 && {
        [`worth ${group}`]: Math.max(-WORTH_MAX, Math.min(WORTH_MAX, worth)),
      }),
      ...Object.fromEntries(
        Object.entries(own).flatMap(([name, holds]) => (holds ? [[name, 1]] : [])),
      ),
    };
  };
}

function isName(term: string): boolean {
  return /.\p{Lu}/u.test(term);
}

/** Most of it stands in paragraphs of several sentences: an article, not notes. */
function tellsInProse({ blocks, sentences }: ReadDocument): boolean {
  const inBlock = new Map<number, { sentences: number; words: number }>();
  let all = 0;
  for (const { block, from, to } of sentences) {
    const { sentences: count, words } = inBlock.get(block) ?? { sentences: 0, words: 0 };
    inBlock.set(block, { sentences: count + 1, words: words + to - from });
    all += to - from;
  }
  let prose = 0;
  for (const [block, { sentences: count, words }] of inBlock) {
    prose += blocks[block]?.kind === 'paragraph' && count > 1 ? words : 0;
  }
  return prose > all * PROSE_SHARE;
}

function signsOfBlank({ card: { term, definition }, origin }: Draft) {
  const words = phraseWords(definition).length;
  return {
    'blank long sentence': words > LONG_SENTENCE,
    'blank short sentence': words < SHORT_SENTENCE,
    'blank with a number': /\d/.test(definition),
    'blank at the start': definition.startsWith(BLANK),
    'blank name of several words': origin === 'blank-name' && term.includes(' '),
    'blank says what it is': SAYS_WHAT.test(definition),
    'blank gives a reason': GIVES_REASON.test(definition),
    'blank sets against': SETS_AGAINST.test(definition),
    'blank judges': JUDGES.test(definition),
    'blank vague': VAGUE.test(definition),
    'blank points back': POINTS_BACK.test(definition),
    'blank of what will be': /\b(?:will|would)\b/iu.test(definition),
    'blank names it': NAMES_IT.test(definition),
    'blank compares': COMPARES.test(definition),
    'blank tells much': TELLS_MUCH.test(definition),
    'blank one name inside': /^\p{Lu}\p{Ll}+$/u.test(term) && !definition.startsWith(BLANK),
  };
}

function signsOfCut(way: string, { term, definition }: Draft['card'], termWords: number) {
  const said = phraseWords(definition).length;
  return {
    'long term': termWords > LONG_TERM,
    'says little': said < SHORT_DEFINITION,
    [`${way} says one thing`]: said >= SHORT_DEFINITION && said < THIN_DEFINITION,
    'says much': said > LONG_DEFINITION,
    'says a number': /^[\d£$€]/u.test(definition),
    'date as a term': /^(?:\p{L}+\s){0,3}\d{4}$/u.test(term),
    // 'Human rights: continuing the effort …' tells what is done about a thing.
    'says what is done': /^\p{Ll}+ing\s/u.test(definition),
  };
}

/** Where in its sentence a card was cut out, and how the sentence speaks. */
function signsOfPlace(group: string, { term, definition, source: { quote } }: Draft['card']) {
  const [, article = '', begun = ''] = /^(?:(an?|the)\s)?(.*)$/isu.exec(quote) ?? [];
  return {
    [`${group} begins its sentence`]: begun.startsWith(term),
    [`${group} ends its sentence`]: quote.replace(/[.\s]+$/u, '').endsWith(definition),
    [`${group} of any one`]: /^an?$/i.test(article),
    [`${group} of the one`]: /^the$/i.test(article),
    [`${group} in the past`]: /\s(?:was|were|had)\s/u.test(quote.replace(definition, ' ')),
    [`${group} judges`]: JUDGES.test(definition),
    [`${group} tells which`]: TELLS_WHICH.test(definition),
    [`${group} behind a comma`]: quote.includes(`, ${definition}`),
    [`${group} of something unnamed`]: OF_UNNAMED.test(definition),
  };
}
