import type { LlmSettings } from '@scholar/ai';
import type { Finding } from './finding';

const PATIENCE_MS = 8_000;
const ADDRESSES = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  'openai-compatible': '',
  ollama: '',
};

/** Asks for the list of models, which every provider gives for nothing. */
export async function lookAtProvider(settings: LlmSettings): Promise<Omit<Finding, 'about'>> {
  const address = settings.baseUrl ?? ADDRESSES[settings.provider];
  const { host } = new URL(address);
  const response = await fetch(`${address}/models`, {
    headers: keyHeaders(settings),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await response.text();
  if (response.status === 401 || response.status === 403) {
    const words = `${host} refuses the key (${response.status})`;
    return { state: 'bad', words, mend: 'check AI_API_KEY' };
  }
  if (!response.ok) {
    const words = `${host} answers ${response.status} when asked for its models`;
    return {
      state: 'poor',
      words,
      mend: 'check AI_PROVIDER_URL; the embedded engine answers meanwhile',
    };
  }
  return text.includes(settings.model)
    ? { state: 'good', words: `${host} has ${settings.model}` }
    : { state: 'poor', words: `${host} does not list ${settings.model}`, mend: 'check AI_MODEL' };
}

function keyHeaders({ provider, apiKey }: LlmSettings): Record<string, string> {
  if (apiKey === undefined) {
    return {};
  }
  switch (provider) {
    case 'anthropic':
      return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
    case 'google':
      return { 'x-goog-api-key': apiKey };
    case 'ollama':
    case 'openai-compatible':
      return { authorization: `Bearer ${apiKey}` };
  }
}
