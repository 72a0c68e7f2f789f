import { type FakeOllama, startFakeOllama } from '@scholar/ai/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAi, CELL_TEXT } from '../../testing/ai-calls';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { reportOnOllama } from './ollama-report';

let ollama: FakeOllama;
let app: TestApp;

beforeAll(async () => {
  ollama = await startFakeOllama({ models: ['llama3.2:3b'] });
  app = await startTestApp({
    environment: { AI_PROVIDER: 'ollama', AI_PROVIDER_URL: `${ollama.baseUrl}/v1` },
  });
});
afterAll(async () => {
  await app.close();
  await ollama.close();
});

const isReady = async () => {
  const { body } = await app.app.inject('/metrics');
  return /^scholar_ai_model_ready (\d)/m.exec(body)?.[1];
};
const report = async (baseUrl: string, model = 'gemma3:4b') =>
  (await reportOnOllama({ provider: 'ollama', model, baseUrl, timeoutMs: 1_000 })).words;

describe('AI_PROVIDER=ollama', () => {
  it('is answered by the embedded engine until the model is pulled, then by the model', async () => {
    const before = await callAi(app.app, 'flashcards', { document_text: CELL_TEXT });
    const readyBefore = await isReady();
    ollama.pull('gemma3:4b');
    const after = await callAi(app.app, 'flashcards', { document_text: CELL_TEXT });

    expect(before.body.engine).toEqual({ name: 'embedded', isFallback: true });
    expect(after.body.engine).toEqual({ name: 'ollama', isFallback: false });
    expect(after.body.flashcards.keywords.length).toBeGreaterThan(0);
    expect([readyBefore, await isReady()]).toEqual(['0', '1']);
  });

  it('says in plain words what is there and what to do', async () => {
    const there = ollama.baseUrl;

    expect(await report(there)).toBe(`Ollama 0.12.6 at ${there} has gemma3:4b.`);
    expect(await report(`${there}/v1`, 'qwen3:8b')).toBe(
      `Ollama 0.12.6 at ${there} has no qwen3:8b, only llama3.2:3b, gemma3:4b. Run: ollama pull qwen3:8b. Until then the embedded engine answers.`,
    );
    expect(await report('http://127.0.0.1:1')).toBe(
      'There is no Ollama server at http://127.0.0.1:1. Start it with: ollama serve (or set AI_PROVIDER_URL), then run: ollama pull gemma3:4b. Until then the embedded engine answers.',
    );
  });
});
