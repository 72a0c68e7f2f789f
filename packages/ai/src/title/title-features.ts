import type { Lexicon } from '../english/lexicon';
import type { Candidate } from '../english/terms/candidates';
import { describeCandidates, FEATURE_COUNT } from '../english/terms/features';
import type { ReadDocument } from '../reading/read-document';
import { STOP_WORDS } from '../reading/stop-words';

/** Columns beyond those of any candidate: what tells the subject of a text from one of its terms. */
const OWN_FEATURES = [
  'mean word weight',
  'least word weight',
  'words in headings',
  'words in opening',
  'words in first sentence',
  'words in blocks',
  'share of highest count',
  'verb',
  'place among phrases',
] as const;
export const TITLE_FEATURE_COUNT = FEATURE_COUNT + OWN_FEATURES.length;
const OPENING_SENTENCES = 4;
/** A word in more headings than this is no more of a subject. */
const HEADINGS_MAX = 3;

/** One row for each phrase, one after the other. */
export function describeTitlePhrases(
  document: ReadDocument,
  { candidates, phrases }: { candidates: readonly Candidate[]; phrases: readonly Candidate[] },
  lexicon: Lexicon,
): Float32Array {
  const plain = describeCandidates(document, candidates, lexicon, phrases);
  const { vocabulary } = document.tokens;
  const words = placeWords(document);
  const mostSaid = Math.max(1, ...phrases.map(({ count }) => count));
  const table = new Float32Array(phrases.length * TITLE_FEATURE_COUNT);
  phrases.forEach((phrase, index) => {
    const own = phrase.words.filter((id) => !STOP_WORDS.has(vocabulary[id] ?? ''));
    const weights = own.map((id) => words.weights[id] ?? 0);
    const verbs = phrase.words.map((id) => {
      const { noun, verb, adjective } = lexicon.useOf(vocabulary[id] ?? '');
      return verb - noun - adjective;
    });
    const answers = [
      mean(weights),
      Math.min(1, ...weights),
      mean(own.map((id) => Math.min(HEADINGS_MAX, words.headings[id] ?? 0))),
      mean(own.map((id) => ((words.firstSentence[id] ?? 0) < OPENING_SENTENCES ? 1 : 0))),
      mean(own.map((id) => (words.firstSentence[id] === 0 ? 1 : 0))),
      mean(own.map((id) => (words.blocks[id] ?? 0) / Math.max(1, document.blocks.length))),
      phrase.count / mostSaid,
      Math.max(0, ...verbs),
      index / Math.max(1, phrases.length),
    ];
    const offset = index * TITLE_FEATURE_COUNT;
    table.set(plain.subarray(index * FEATURE_COUNT, (index + 1) * FEATURE_COUNT), offset);
    answers.forEach((answer, column) => {
      table[offset + FEATURE_COUNT + column] = answer;
    });
  });
  return table;
}

/** Where each word of the text stands, counted as its singular. */
function placeWords({ tokens, sentences, blocks }: ReadDocument) {
  const { ids, singulars, vocabulary } = tokens;
  const counts = new Int32Array(vocabulary.length);
  const headings = new Int32Array(vocabulary.length);
  const inBlocks = new Int32Array(vocabulary.length);
  const lastBlock = new Int32Array(vocabulary.length).fill(-1);
  const firstSentence = new Int32Array(vocabulary.length).fill(sentences.length);
  sentences.forEach(({ from, to, block }, index) => {
    const isHeading = blocks[block]?.isHeading ?? false;
    for (let at = from; at < to; at += 1) {
      const id = singulars[ids[at] ?? 0] ?? 0;
      counts[id] = (counts[id] ?? 0) + 1;
      headings[id] = (headings[id] ?? 0) + (isHeading ? 1 : 0);
      firstSentence[id] = Math.min(firstSentence[id] ?? index, index);
      if (lastBlock[id] !== block) {
        lastBlock[id] = block;
        inBlocks[id] = (inBlocks[id] ?? 0) + 1;
      }
    }
  });
  let most = 1;
  vocabulary.forEach((word, id) => {
    most = word.length > 1 && !STOP_WORDS.has(word) ? Math.max(most, counts[id] ?? 0) : most;
  });
  return {
    headings,
    firstSentence,
    blocks: inBlocks,
    weights: Float32Array.from(counts, (count) => Math.log2(1 + count) / Math.log2(1 + most)),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
