import type { Source } from '@scholar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from './embedded-engine';
import type { StudyEngine } from './engine';
import { createLlmEngine } from './llm/llm-engine';
import { type FakeProvider, type ProviderReply, startFakeProvider } from './testing';
import { MODELS_DIR } from './testing/models-dir';
import { SAMPLES } from './testing/samples';

const work = { signal: new AbortController().signal };
const [ENZYMES = '', INFLATION = ''] = SAMPLES.map(({ text }) => text);
const VIETNAMESE =
  'Tế bào là đơn vị cơ bản của sự sống. Mọi tế bào đều có màng bao bọc.\n\nQuang hợp là quá trình cây xanh tạo ra đường từ ánh sáng. Lục lạp là bào quan thực hiện quang hợp.\n\nThẩm thấu là sự di chuyển của nước qua màng bán thấm.';

const TEXTS = {
  'a chapter': ENZYMES,
  'lines of Windows and gaps': INFLATION.replaceAll('\n', '\r\n').replaceAll('. ', '.   '),
  'large characters before the sentences': `🧬🧬 𝒜 ${ENZYMES.replaceAll('enzyme', 'enzyme 🧬')}`,
  'the same sentences twice': `${ENZYMES}\n\n${ENZYMES}`,
  markup: ENZYMES.replaceAll('enzyme', '<b>enzyme</b>').replaceAll('\n\n', '</p>\n<p>'),
  'a sentence longer than a quote may be': `${ENZYMES}\n\nOsmosis is the movement of water through a membrane, ${'which is thin and has many small holes in it, '.repeat(40)}and so on.`,
  Vietnamese: VIETNAMESE,
  'accents behind their letters': VIETNAMESE.normalize('NFD'),
  'accents behind some of their letters': `${VIETNAMESE.normalize('NFD')}\n\n${VIETNAMESE}`,
};

let provider: FakeProvider;
const engines: Record<string, () => StudyEngine> = {
  embedded: () => createEmbeddedEngine({ modelsDir: MODELS_DIR }),
  llm: () =>
    createLlmEngine(
      {
        provider: 'openai-compatible',
        baseUrl: provider.baseUrl,
        apiKey: 'key',
        model: 'test',
        timeoutMs: 10_000,
      },
      { modelsDir: MODELS_DIR },
    ),
};
beforeAll(async () => {
  provider = await startFakeProvider();
  provider.answerWith(answerDefinitions);
});
afterAll(() => provider.close());

describe.each(Object.keys(engines))('quotes of the %s engine', (name) => {
  it.each(Object.entries(TEXTS))('are what stands between their offsets: %s', async (_, text) => {
    const engine = engines[name]?.() as StudyEngine;

    const made = await engine.makeFlashcards({ text, count: 10, emphasis: ['Osmosis'] }, work);
    const cards = [...made.cards, ...made.maybe];
    const { sentences } = await engine.summarize({ text }, work);

    expect(cards.length).toBeGreaterThan(0);
    expect(sentences.length).toBeGreaterThan(0);
    for (const { source } of [...cards, ...sentences]) {
      expect(source).toEqual(cut(text, source));
      expect(source.quote.trim()).not.toBe('');
      expect(source.quote.length).toBeLessThanOrEqual(1_000);
    }
    // A quote of another place would be found all the same: it has to hold what the card says.
    for (const { definition, source } of cards) {
      expect(wordsOf(source.quote)).toEqual(expect.arrayContaining(wordsOf(definition)));
    }
    for (const { sentence, source } of sentences) {
      expect(wordsOf(source.quote)).toEqual(expect.arrayContaining(wordsOf(sentence)));
    }
  });
});

/** Every 'X is Y' as a card and as a sentence, in one spelling, as models write. */
function answerDefinitions({
  system,
  passage,
}: {
  system: string;
  passage: string;
}): ProviderReply {
  const found = [
    ...passage.matchAll(/(?<=^|\. +|\s|>)(?:An? )?(\S+(?: \S+)?) (?:is|là) ([^.\n]{10,200})\./gmu),
  ].map(([quote, term, definition]) => ({
    quote: quote.normalize('NFC'),
    term: term?.normalize('NFC'),
    definition: definition?.normalize('NFC'),
    sentence: quote.normalize('NFC'),
    importance: 4,
  }));
  const answer = system.includes('flashcards') ? { cards: found } : { sentences: found };
  return { kind: 'stream', text: JSON.stringify(answer) };
}

function cut(text: string, { start, end }: Source): Source {
  return { quote: text.slice(start, end), start, end };
}

function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
}
