import { type ConfidenceModel, createConfidence, type Signs } from '../src/cards/confidence';

/** A card as judges graded it: which share of them would keep it, and what was known about it before. */
export type GradedCard = { document: string; language: string; kept: number; signs: Signs };

const STEPS = 1_500;
const RATE = 0.15;
/** What pulls every weight towards 0: a few hundred cards prove little about a rare sign. */
const SHRINK = 0.002;
/**
 * Pairs that a document makes itself are kept before anything is known against them (decision 42). Few tables
 * and glossary lines were graded, so their weights are pulled there a little harder.
 */
const PAIR = { prior: 1, shrink: 0.008 };
const FOLDS = 10;
const BINS = 5;
const BARS = [0.5, 0.6, 0.65, 0.7, 0.75, 0.8];

/** Logistic regression, and how it does on documents that it has not seen. */
export function fitConfidence(
  cards: readonly GradedCard[],
  { isTold = true }: { isTold?: boolean } = {},
): { model: ConfidenceModel; report: string } {
  const model = round(fit(cards));
  if (!isTold) {
    return { model, report: '' };
  }
  const documents = [...new Set(cards.map(({ document }) => document))];
  const heldOut = Array.from({ length: FOLDS }, (_, fold) => {
    const left = new Set(documents.filter((_name, index) => index % FOLDS === fold));
    const confidenceOf = createConfidence(fit(cards.filter(({ document }) => !left.has(document))));
    return cards
      .filter(({ document }) => left.has(document))
      .map((card) => ({ ...card, confidence: confidenceOf(card.signs) }));
  }).flat();
  return { model, report: describe(heldOut, documents.length) };
}

/** By steps downhill, on the few signs that each card has: every tenth left out is another fit. */
function fit(cards: readonly GradedCard[]): ConfidenceModel {
  const names = [
    ...new Set(['always', 'glossary', ...cards.flatMap(({ signs }) => Object.keys(signs))]),
  ];
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const rows = cards.map(({ signs, kept }) => ({
    kept,
    places: [0, ...Object.keys(signs).map((name) => placeOf.get(name) ?? 0)],
    values: [1, ...Object.values(signs)],
  }));
  const weights = new Float64Array(names.length);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = new Float64Array(names.length);
    for (const { kept, places, values } of rows) {
      let sum = 0;
      places.forEach((place, at) => {
        sum += (weights[place] ?? 0) * (values[at] ?? 0);
      });
      const error = 1 / (1 + Math.exp(-sum)) - kept;
      places.forEach((place, at) => {
        slopes[place] = (slopes[place] ?? 0) + error * (values[at] ?? 0);
      });
    }
    for (let at = 0; at < weights.length; at += 1) {
      const weight = weights[at] ?? 0;
      const isPair = /^(?:pair-|glossary$)/.test(names[at] ?? '');
      const pull = isPair ? PAIR.shrink * (weight - PAIR.prior) : SHRINK * weight;
      const shrink = at === 0 ? 0 : pull;
      weights[at] = weight - RATE * ((slopes[at] ?? 0) / rows.length + shrink);
    }
  }
  return Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0]));
}

function round(model: ConfidenceModel): ConfidenceModel {
  return Object.fromEntries(
    Object.entries(model).map(([name, weight]) => [name, Number(weight.toFixed(3)) + 0]),
  );
}

type Told = GradedCard & { confidence: number };

function describe(told: readonly Told[], documents: number): string {
  const sorted = told.toSorted((a, b) => a.confidence - b.confidence);
  const size = Math.ceil(sorted.length / BINS);
  const curve = Array.from({ length: BINS }, (_, bin) => {
    const cards = sorted.slice(bin * size, (bin + 1) * size);
    return `  told ${percent(mean(cards.map(({ confidence }) => confidence)))}, kept ${percent(mean(cards.map(({ kept }) => kept)))} (${cards.length} cards)`;
  });
  const bars = BARS.map((bar) => {
    const [en, vi] = ['en', 'vi'].map((language) => {
      const all = told.filter((card) => card.language === language);
      const shown = all.filter(({ confidence }) => confidence >= bar);
      return `${language} ${percent(mean(shown.map(({ kept }) => kept)))} of ${shown.length}/${all.length}`;
    });
    return `  bar ${bar}: kept ${en}, ${vi}`;
  });
  return [
    `${told.length} cards of ${documents} documents, left out in turn, a tenth at a time`,
    'Calibration:',
    ...curve,
    'Selected from a bar on:',
    ...bars,
    '',
  ].join('\n');
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
