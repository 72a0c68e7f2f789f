import type { TaggedWord } from '../statements/tagger';

const PERSON = /^(?:he|she|him|his|her|hers|himself|herself)$/i;
const THING = /^(?:it|its|they|them|their|theirs|itself|themselves)$/i;
/** 'The company', 'the two men': which ones stands elsewhere. */
const SOMEONE =
  /^(?:man|men|woman|women|people|company|group|author|book|result|results|case|problem|question|answer|idea|story|event|events|war|king|president|government|party|act|law|bill|court|movement|team|study|studies|experiment|process|first|second|third|two|three|four|others|rest|same|new|next|following|previous|other|example|figure|table|list|code|program|function|method|line|value|values|number|area|place|city|country|plan|decision|agreement|attack|battle|victory|defeat|speech|letter|report|policy|issue|debate|change|changes|effect|effects|reason|reasons|fact|point|term|word|name|phrase)$/i;
/** 'Queen of France, known for her lavish lifestyle.' is what a list says of somebody. */
const PARTICIPLE = /^(?:known|called|born|named|led|made|used|based)$/i;

/** 'Freud argues', 'Smith is remembered': what books say of people in the present. */
const SAID_OF_PEOPLE =
  /^(?:is|are|has|have|argues?|claims?|suggests?|describes?|states?|writes?|believes?|explains?|defines?|proposes?|shows?|distinguishes|maintains?|notes?|identifies)$/i;
/** 'WorldCorp is interested in …': of one story. */
const MINDED = /^(?:interested|planning|trying|looking|thinking|going|worried|curious|hoping)$/i;

/** The verb of a sentence that says something of something; nothing where only others tell of what. */
export function verbOfWhole(words: readonly TaggedWord[]): TaggedWord | undefined {
  const at = words.findIndex(({ tag }) => tag === 'VERB' || tag === 'AUX');
  const before = words.slice(0, Math.max(0, at));
  const verb = words[at];
  const isSaid =
    before.some(({ tag }) => /^(?:NOUN|PROPN|PRON|NUM)$/.test(tag)) &&
    !before.some(({ word }) => /^(?:who|whose|which|that)$/i.test(word)) &&
    !(before.at(-1)?.word === ',' && PARTICIPLE.test(verb?.word ?? ''));
  return isSaid && !leansOnOthers(words) && !isOfAStory(words, at) ? verb : undefined;
}

/** 'Paige comes late and interrupts her professor': somebody of an example, whom nobody has to know. */
function isOfAStory(words: readonly TaggedWord[], at: number): boolean {
  const [verb, behind] = [words[at]?.word ?? '', words.slice(at + 1)];
  const isNamed = words.slice(0, at).some(({ tag }) => tag === 'PROPN');
  const isNow = /[^s]s$/i.test(verb) && !/^was$/i.test(verb);
  const acts = isNow && !isSaidOf(verb, behind) && behind.some(({ word }) => PERSON.test(word));
  return isNamed && (acts || (isNow && MINDED.test(behind[0]?.word ?? '')));
}

function isSaidOf(verb: string, behind: readonly TaggedWord[]): boolean {
  // 'shows up' is no 'shows'.
  return SAID_OF_PEOPLE.test(verb) && !/^(?:up|off|out)$/i.test(behind[0]?.word ?? '');
}

function leansOnOthers(words: readonly TaggedWord[]): boolean {
  const person = words.findIndex(({ word }) => PERSON.test(word));
  const thing = words.findIndex(({ word }) => THING.test(word));
  // 'The Truman Doctrine, he warned, …': what has an article is nobody.
  const isNamed = words
    .slice(0, Math.max(0, person))
    .some(
      ({ tag, word }, at) =>
        (tag === 'PROPN' || isTitle(word) || tag === 'NOUN') &&
        (at > 0 || tag === 'PROPN') &&
        !(isTitle(word) && followsArticle(words, at)),
    );
  const isThere = words
    .slice(0, Math.max(0, thing))
    .some(({ tag }) => tag === 'NOUN' || tag === 'PROPN');
  const [first, second] = words;
  return (
    (person !== -1 && !isNamed) ||
    (thing !== -1 && !isThere) ||
    (/^the$/i.test(first?.word ?? '') && SOMEONE.test(second?.word ?? ''))
  );
}

function followsArticle(words: readonly TaggedWord[], at: number): boolean {
  let from = at;
  while (isTitle(words[from - 1]?.word ?? '') && from > 1) {
    from -= 1;
  }
  return /^the$/i.test(words[from - 1]?.word ?? words[from]?.word ?? '');
}

function isTitle(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
