import type { StudyEngine } from '../src/engine';
import { containsPhrase } from '../src/reading/compare-phrases';
import { balance, formsOf, mean, rougeL, rougeN, wordsOf } from './measures';

/** A text with known answers. */
export type Text = {
  text: string;
  title?: string;
  subject?: string;
  summary?: string;
  summaries?: string[];
  glossary?: { term: string; meaning: string }[];
  bold_terms?: string[];
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
  engine: StudyEngine,
  texts: readonly Text[],
  { hasEmphasis }: { hasEmphasis: boolean },
) {
  const found = { f1: [] as number[], cardScore: [] as number[] };
  let cards = 0;
  let leaks = 0;
  const clock = createClock();
  for (const { text, glossary = [], bold_terms: bold = [] } of texts) {
    const draft = await clock.time(text, () =>
      engine.makeFlashcards(
        {
          text,
          count: Math.min(CARDS_MAX, glossary.length),
          ...(hasEmphasis && { emphasis: bold }),
        },
        work,
      ),
    );
    const wanted = glossary.map(({ term }) => formsOf(term));
    const scores = new Map<number, number>();
    // What is doubtful counts too: this is a smoke alarm for what is found, not for what is kept.
    const made = [...draft.cards, ...draft.maybe];
    for (const { term, definition } of made) {
      const forms = [...formsOf(term)];
      const entry = wanted.findIndex(
        (each, index) => !scores.has(index) && forms.some((form) => each.has(form)),
      );
      if (entry >= 0) {
        scores.set(entry, rougeL(wordsOf(definition), wordsOf(glossary[entry]?.meaning ?? '')));
      }
      cards += 1;
      leaks += containsPhrase(definition, term) ? 1 : 0;
    }
    found.f1.push(balance(scores.size, made.length, glossary.length));
    found.cardScore.push([...scores.values()].reduce((a, b) => a + b, 0) / glossary.length);
  }
  return {
    termF1: mean(found.f1),
    cardScore: mean(found.cardScore),
    leaks: leaks / Math.max(1, cards),
    milliseconds: clock.per10kWords(),
  };
}

export async function measureSummaries(engine: StudyEngine, texts: readonly Text[]) {
  const found = {
    rouge1: [] as number[],
    rouge2: [] as number[],
    title: [] as number[],
    field: [] as number[],
  };
  const clock = createClock();
  for (const { text, title, subject, summary, summaries } of texts) {
    const draft = await clock.time(text, () => engine.summarize({ text }, work));
    const limit = Math.max(1, Math.floor(SUMMARY_SHARE * countWords(text)));
    const said = wordsOf(draft.content.split(/\s+/).slice(0, limit).join(' '));
    const references = (summaries ?? [summary ?? '']).filter(Boolean).map(wordsOf);
    if (references.length > 0) {
      found.rouge1.push(Math.max(...references.map((each) => rougeN(said, each, 1))));
      found.rouge2.push(Math.max(...references.map((each) => rougeN(said, each, 2))));
    }
    if (title) {
      const [own = '', wanted = ''] = [draft.name, title].map(
        (each) => [...formsOf(each)][0] ?? '',
      );
      found.title.push(rougeN(wordsOf(own), wordsOf(wanted), 1));
    }
    if (subject) {
      const right = [subject, ...(ALSO_RIGHT[subject] ?? [])];
      found.field.push(right.includes(draft.field) ? 1 : 0);
    }
  }
  return {
    rouge1: mean(found.rouge1),
    rouge2: mean(found.rouge2),
    title: mean(found.title),
    field: mean(found.field),
    milliseconds: clock.per10kWords(),
  };
}

/** Counts processor time: what else the machine does then matters less. */
function createClock() {
  let milliseconds = 0;
  let words = 0;
  return {
    async time<T>(text: string, run: () => Promise<T>): Promise<T> {
      const before = process.cpuUsage();
      const result = await run();
      const { user, system } = process.cpuUsage(before);
      milliseconds += (user + system) / 1_000;
      words += countWords(text);
      return result;
    },
    per10kWords: () => (milliseconds / Math.max(1, words)) * 10_000,
  };
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
