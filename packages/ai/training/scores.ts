import type { StudyEngine } from '../src/engine';
import { containsPhrase } from '../src/reading/compare-phrases';
import { balance, formsOf, rougeL, rougeN, wordsOf } from './measures';

/** A text with known answers. */
export type Text = {
  text: string;
  book?: string;
  title?: string;
  subject?: string;
  summary?: string;
  summaries?: string[];
  glossary?: { term: string; meaning: string }[];
  bold_terms?: string[];
};

/** Who answers for a text: an engine that has not seen its book, where there is one. */
type EngineFor = (text: Text) => StudyEngine;

/** What came of one text. */
type Measured = { book: string; words: number; milliseconds: number };
export type CardScores = Measured & {
  termF1: number;
  cardScore: number;
  cards: number;
  leaks: number;
};
export type SummaryScores = Measured & {
  rouge1?: number;
  rouge2?: number;
  title?: number;
  field?: number;
};

const CARDS_MAX = 30;
const SUMMARY_SHARE = 0.25;
/** Names of the contract that are right for a subject, beside its own. */
const ALSO_RIGHT: Record<string, string[]> = {
  Biology: ['Medicine'],
  Astronomy: ['Physics'],
  'Political Science': ['Law'],
  Civics: ['Law', 'Political Science'],
  Literature: ['Languages'],
};
const work = { signal: new AbortController().signal };

export async function measureCards(
  engineFor: EngineFor,
  texts: readonly Text[],
  { hasEmphasis }: { hasEmphasis: boolean },
): Promise<CardScores[]> {
  const all: CardScores[] = [];
  for (const each of texts) {
    const { text, glossary = [], bold_terms: bold = [] } = each;
    const count = Math.min(CARDS_MAX, glossary.length);
    const { result: draft, ...measured } = await measure(each, () =>
      engineFor(each).makeFlashcards({ text, count, ...(hasEmphasis && { emphasis: bold }) }, work),
    );
    const wanted = glossary.map(({ term }) => formsOf(term));
    const found = new Map<number, number>();
    // What is doubtful counts too: this is a smoke alarm for what is found, not for what is kept.
    const made = [...draft.cards, ...draft.maybe];
    for (const { term, definition } of made) {
      const forms = [...formsOf(term)];
      const entry = wanted.findIndex(
        (own, index) => !found.has(index) && forms.some((form) => own.has(form)),
      );
      if (entry >= 0) {
        found.set(entry, rougeL(wordsOf(definition), wordsOf(glossary[entry]?.meaning ?? '')));
      }
    }
    all.push({
      ...measured,
      termF1: balance(found.size, made.length, glossary.length),
      cardScore: [...found.values()].reduce((a, b) => a + b, 0) / glossary.length,
      cards: made.length,
      leaks: made.filter(({ term, definition }) => containsPhrase(definition, term)).length,
    });
  }
  return all;
}

export async function measureSummaries(
  engineFor: EngineFor,
  texts: readonly Text[],
): Promise<SummaryScores[]> {
  const all: SummaryScores[] = [];
  for (const each of texts) {
    const { text, title, subject, summary, summaries } = each;
    const { result: draft, ...measured } = await measure(each, () =>
      engineFor(each).summarize({ text }, work),
    );
    const limit = Math.max(1, Math.floor(SUMMARY_SHARE * measured.words));
    const said = wordsOf(draft.content.split(/\s+/).slice(0, limit).join(' '));
    const references = (summaries ?? [summary ?? '']).filter(Boolean).map(wordsOf);
    const best = (size: number) => Math.max(...references.map((own) => rougeN(said, own, size)));
    const [own = '', wanted = ''] = [draft.name, title ?? ''].map(
      (name) => [...formsOf(name)][0] ?? '',
    );
    all.push({
      ...measured,
      ...(references.length > 0 && { rouge1: best(1), rouge2: best(2) }),
      ...(title && { title: rougeN(wordsOf(own), wordsOf(wanted), 1) }),
      ...(subject && {
        field: [subject, ...(ALSO_RIGHT[subject] ?? [])].includes(draft.field) ? 1 : 0,
      }),
    });
  }
  return all;
}

/** Counts processor time: what else the machine does then matters less. */
async function measure<T>({ text, book = '' }: Text, run: () => Promise<T>) {
  const before = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(before);
  const words = text.split(/\s+/).filter(Boolean).length;
  return { result, book, words, milliseconds: (user + system) / 1_000 };
}
