import type { Language } from '@scholar/contract';
import { join } from 'node:path';
import { SAMPLE_TEXTS } from '../../apps/web/src/features/landing/sample/sample-texts';
import { createEmbeddedEngine } from '../../packages/ai/src/embedded-engine';
import { ROOT } from '../project-folders.mjs';

export const ANSWERS_FILE = join(
  ROOT,
  'apps/web/src/features/landing/sample',
  'sample-answers.json',
);
/** As many as the sheet of the landing page shows at a glance. */
const CARDS = 4;

/** What a student gets who asks for so many cards of a sample text, and for its summary. */
export async function makeSampleAnswers() {
  const engine = createEmbeddedEngine({ modelsDir: join(ROOT, 'packages/ai/models') });
  const work = { signal: new AbortController().signal };

  async function answer(language: Language) {
    const text = SAMPLE_TEXTS[language];
    const { name, field, content } = await engine.summarize({ text }, work);
    const { cards } = await engine.makeFlashcards({ text, count: CARDS }, work);
    return {
      summary: { name, field, content },
      cards: cards.map(({ source: { start, end }, ...card }) => ({ ...card, start, end })),
    };
  }

  return { en: await answer('en'), vi: await answer('vi') };
}
