import { type LlmSettings, lookForOllama, ollamaAddress, type OllamaFinding } from '@scholar/ai';

const MODELS_SHOWN = 8;
const MEANWHILE = 'Until then the embedded engine answers.';

/** Looks for the server and says in plain words what is there and what to do. */
export async function reportOnOllama(
  settings: LlmSettings,
): Promise<{ isReady: boolean; words: string }> {
  const finding = await lookForOllama(settings);
  return { isReady: finding.kind === 'ready', words: describe(finding, settings) };
}

function describe(finding: OllamaFinding, { model, baseUrl }: LlmSettings): string {
  const address = ollamaAddress(baseUrl);
  switch (finding.kind) {
    case 'ready':
      return `Ollama ${finding.version} at ${address} has ${model}.`;
    case 'model_missing':
      return `Ollama ${finding.version} at ${address} has no ${model}${others(finding.models)}. Run: ollama pull ${model}. ${MEANWHILE}`;
    case 'other_server':
      return `What answers at ${address} is no Ollama server. Check AI_PROVIDER_URL. ${MEANWHILE}`;
    case 'no_server':
      return `There is no Ollama server at ${address}. Start it with: ollama serve (or set AI_PROVIDER_URL), then run: ollama pull ${model}. ${MEANWHILE}`;
  }
}

function others(models: readonly string[]): string {
  if (models.length === 0) {
    return ', nor any other model';
  }
  const more = models.length > MODELS_SHOWN ? ' and more' : '';
  return `, only ${models.slice(0, MODELS_SHOWN).join(', ')}${more}`;
}
