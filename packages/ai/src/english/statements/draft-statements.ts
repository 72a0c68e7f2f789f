import { givesAway } from '../../cards/gives-away';
import { pointsElsewhere } from '../../cards/points-elsewhere';
import type { Draft } from '../../cards/draft';
import type { Card } from '../../engine';
import { phraseWords } from '../../reading/compare-phrases';
import { foldWord } from '../../reading/fold-word';
import { quoteOf } from '../../reading/quote';
import type { ReadDocument, ReadSentence } from '../../reading/read-document';
import { STOP_WORDS } from '../../reading/stop-words';
import { tidy } from '../../reading/tidy';
import type { Lexicon } from '../lexicon';
import { readStatements } from './read-statement';
import type { Statement } from './statement';
import type { Tagger } from './tagger';

/** ', as we saw before': what only the author's book has. */
const POINTING_TAIL =
  /,? (?:as (?:we|you|is|are|was|were|shown|seen|discussed|described|illustrated|mentioned|noted|defined)\b|\((?:see|figure|table|section|chapter)\b).*$/iu;
/** 'The slope is that of the line y = 3x + 1': of one example. */
const A_VALUE = /=\s*[−-]?\d/u;
/** 'The computer is an asset that Shanti has acquired': of one story. */
const IN_A_STORY =
  /\b(?:that|which|whom|who) (?!I\b)\p{Lu}\p{Ll}+ (?:has|had|is|was|will|\p{Ll}+(?:s|ed))\b/u;
/** 'For sound waves, the disturbance is …': of those only. 'In several traditions, Aksum was …': some say so. */
const OF_THOSE_ONLY =
  /^(?:for\s[^,]+,\s(?:the|an?)|for (?:example|instance),|in (?:an?|one|some|several|many)\s[^,]+,|according to)\s/iu;
/** 'Electrons are more likely found …', 'Compound interest means that you earn …': what follows, not what it is. */
const NO_THING = /^(?:more|less|most|least|very|quite|often|usually|likely|found|needed|that)\s/iu;
/** '; how value is created; and how …': the definition has further parts. */
const GOES_ON = /^;\s(?:(?:and|or)\s)?(?:how|what|that|when|where|why|to)\s/iu;
/** '… is an equation of the form': what a formula said is lost. */
const BREAKS_OFF = /\s(?:of the (?:form|following)|in the form|given by|such that|as)$/iu;
/** 'gives us the ability', 'when they will win'. */
const OF_SOMEBODY = /\b(?:us|they|them)\b/iu;
/** 'Triangle POQ': of one drawing. */
const DRAWN =
  /^(?:triangle|line|angle|point|segment|circle|arc|side|vector|loop|ray|plane|rectangle|square|graph|curve|region)\s\p{Lu}{1,4}$/iu;
/** 'BD is the perpendicular bisector of AC'. */
const DRAWN_LETTERS = /^\p{Lu}{1,3}$/u;
const DRAWN_THING =
  /\b(?:bisector|segment|diameter|radius|perpendicular|parallel|midpoint|hypotenuse|side|chord|tangent|angle|line)\b/iu;
/** A word that a text says so often is one of its subjects. */
const SUBJECT_TIMES = 2;
/** In a text shorter than this nothing is said again and again. */
const SHORT_TEXT_WORDS = 400;
/** A word that is rarer than so many others is nobody's everyday word. */
const TECHNICAL_RANK = 6_000;
/** Parts of a book or an argument, not things to look up. */
const GENERAL = new Set(
  'figure table listing example result problem idea point question answer case way thing area row column line code page chapter section reason goal purpose rest side top bottom difference numerator denominator output input following author reader student people person man woman day year time place number value amount total fact kind type sort one other same criterion item next previous analogy'.split(
    ' ',
  ),
);

/** Cards from sentences that say of their subject what it is. */
export function draftStatements(
  document: ReadDocument,
  { emphasis, tag, lexicon }: { emphasis: readonly string[]; tag: Tagger; lexicon: Lexicon },
): Draft[] {
  const isSubject = createSubjectCheck(document, emphasis, lexicon);
  return document.sentences.flatMap((sentence) => {
    if (document.blocks[sentence.block]?.isHeading) {
      return [];
    }
    const written = tidy(document.plain.slice(sentence.start, sentence.end)).replace(
      /^\(?(?:\d{1,3}|[a-z])[.)]\s+/i,
      '',
    );
    return readStatements(written, tag).flatMap((statement): Draft[] => {
      const card = toCard(document, sentence, written, statement);
      const subject = isSubject(card.term);
      // 'A scope is …' says what every one of them is.
      const isNamed =
        statement.how === 'named' ||
        statement.how === 'means' ||
        (statement.how === 'is' && /^an?\s/i.test(written));
      const isInstance =
        /^the\s/i.test(written) &&
        (A_VALUE.test(card.definition) ||
          IN_A_STORY.test(card.definition) ||
          // 'The trinomial 9x² + 24x + 16 is called a perfect square trinomial.'
          (statement.how === 'named' && /\d/.test(card.definition)));
      const isPart =
        OF_THOSE_ONLY.test(written) ||
        NO_THING.test(card.definition) ||
        BREAKS_OFF.test(card.definition) ||
        GOES_ON.test(written.slice(statement.definition.end)) ||
        (statement.how === 'does' && OF_SOMEBODY.test(card.definition));
      if (!isFit(card) || isInstance || isPart || (subject === 'none' && !isNamed)) {
        return [];
      }
      if (statement.how === 'does' && subject === 'named' && !card.term.includes(' ')) {
        // 'The seller sends a proposal': what somebody does in an example.
        return [];
      }
      return [
        {
          card,
          origin: `says-${statement.how}`,
          isEmphasised: subject === 'emphasised',
          isSubject: subject !== 'none',
        },
      ];
    });
  });
}

function toCard(
  { text }: ReadDocument,
  { start, end }: ReadSentence,
  written: string,
  { term, definition }: Statement,
): Card {
  return {
    term: written.slice(term.start, term.end).replace(/^["“‘']([^"”’']+)["”’']$/u, '$1'),
    definition: written.slice(definition.start, definition.end).replace(POINTING_TAIL, ''),
    source: quoteOf(text, start, end),
  };
}

function isFit({ term, definition }: Card): boolean {
  const words = phraseWords(term);
  return (
    words.length > 0 &&
    words.every((word) => word.length > 1) &&
    !words.some((word) => GENERAL.has(word) && words.length === 1) &&
    !GENERAL.has(words.at(-1) ?? '') &&
    !GENERAL.has(words[0] ?? '') &&
    !DRAWN.test(term) &&
    !(DRAWN_LETTERS.test(term) && DRAWN_THING.test(definition)) &&
    !/=.*\sus\s/u.test(definition) &&
    !pointsElsewhere(definition) &&
    !givesAway(definition, term, 'en') &&
    !/[$\\{}]/.test(definition)
  );
}

/** Whether a term is one of the text's own subjects: emphasised, in a heading, said again, or technical. */
function createSubjectCheck(
  { tokens, blocks, plain, emphasis }: ReadDocument,
  told: readonly string[],
  { rankOf }: Lexicon,
) {
  const counts = new Map<string, number>();
  for (let at = 0; at < tokens.count; at += 1) {
    const id = tokens.singulars[tokens.ids[at] ?? 0] ?? 0;
    const word = tokens.vocabulary[id] ?? '';
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const least = tokens.count < SHORT_TEXT_WORDS ? 1 : SUBJECT_TIMES;
  const key = (words: string) => phraseWords(words).join(' ');
  const emphasised = new Set([
    ...told.map(key),
    ...emphasis.map(({ start, end }) => key(plain.slice(start, end))),
  ]);
  const inHeadings = new Set(
    blocks
      .filter(({ isHeading }) => isHeading)
      .flatMap(({ start, end }) => phraseWords(plain.slice(start, end))),
  );
  return (term: string): 'emphasised' | 'named' | 'none' => {
    if (emphasised.has(key(term))) {
      return 'emphasised';
    }
    const carrying = phraseWords(term).filter((word) => !STOP_WORDS.has(foldWord(word)));
    const isNamed =
      carrying.length > 0 &&
      carrying.every(
        (word) =>
          inHeadings.has(word) ||
          (counts.get(word) ?? 0) >= least ||
          (rankOf(word) ?? Infinity) > TECHNICAL_RANK,
      );
    return isNamed ? 'named' : 'none';
  };
}
