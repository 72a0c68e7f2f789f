import { startFakeProvider } from '@scholar/ai/testing';
import { startServer } from '../../../e2e/fixtures/server';
import type { LoneScenario } from '../scenario';
import { atMost, none } from '../limits';

const QUESTIONS = 3;
const MOODS = {
  garbage: { kind: 'whole', text: 'Sure! Here you go: {"cards": [[[' },
  'half an answer': { kind: 'cut', text: '{"cards":' },
  'status 500': { kind: 'status', status: 500 },
  'no answer': { kind: 'drop' },
  silence: { kind: 'stall' },
} as const;

/** [L-11] The provider talks nonsense, fails or hangs: the embedded engine answers, and says so. */
export const providerTrouble: LoneScenario = async () => {
  const provider = await startFakeProvider();
  const outcomes: { isGood: boolean; ms: number }[] = [];
  for (const [mood, reply] of Object.entries(MOODS)) {
    provider.answerWith(() => reply);
    // A server of its own each time: after five failures the provider is left alone.
    const server = await startServer({
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'fault',
      AI_PROVIDER_URL: provider.baseUrl,
      AI_TIMEOUT: '4',
    });
    try {
      for (let at = 0; at < QUESTIONS; at += 1) {
        outcomes.push(await ask(server.url, `${mood} ${at}`));
      }
    } finally {
      await server.stop();
    }
  }
  await provider.close();
  const what = `Provider with ${Object.keys(MOODS).join(', ')}`;
  const bad = outcomes.filter(({ isGood }) => !isGood).length;
  return [
    none(`${what}: texts without an answer of the stand-in`, bad, outcomes.length),
    atMost(`${what}: slowest answer`, Math.max(...outcomes.map(({ ms }) => ms)) / 1_000, {
      limit: 60,
      unit: 's',
    }),
  ];
};

async function ask(url: string, title: string) {
  const startedAt = performance.now();
  const response = await fetch(`${url}/ai/flashcards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      document_text: `${title}. Osmosis is the movement of water through a membrane. A cell is the smallest unit of life.`,
    }),
  });
  const answer = (await response.json()) as { engine?: { isFallback?: boolean } };
  return {
    isGood: response.status === 200 && answer.engine?.isFallback === true,
    ms: performance.now() - startedAt,
  };
}
