import * as z from 'zod/mini';
import { ollamaAddress, ollamaHeaders } from './ollama-address';

/** What was found where an Ollama server should be. */
export type OllamaFinding =
  | { kind: 'ready' | 'model_missing'; version: string; models: string[] }
  | { kind: 'no_server' | 'other_server' };

const LOOK_LIMIT_MS = 3_000;
const VersionSchema = z.object({ version: z.string() });
const TagsSchema = z.object({ models: z.nullish(z.array(z.object({ name: z.string() }))) });

/** Looks whether the server is there and has the model. Never throws. */
export async function lookForOllama({
  baseUrl,
  model,
  apiKey,
}: {
  baseUrl?: string | undefined;
  model: string;
  apiKey?: string | undefined;
}): Promise<OllamaFinding> {
  const address = ollamaAddress(baseUrl);
  const get = async (path: string): Promise<unknown> => {
    const response = await fetch(`${address}${path}`, {
      headers: ollamaHeaders(apiKey),
      // As with questions: the key goes nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(LOOK_LIMIT_MS),
    });
    return response.ok ? response.json().catch(() => undefined) : undefined;
  };
  try {
    const [version, tags] = await Promise.all([get('/api/version'), get('/api/tags')]);
    const found = VersionSchema.safeParse(version).data;
    const list = TagsSchema.safeParse(tags).data;
    if (!found || !list) {
      return { kind: 'other_server' };
    }
    const models = (list.models ?? []).map(({ name }) => name);
    const isThere = models.some((name) => fullName(name) === fullName(model));
    return { kind: isThere ? 'ready' : 'model_missing', version: found.version, models };
  } catch {
    return { kind: 'no_server' };
  }
}

/** A model without a tag is the latest one. */
function fullName(name: string): string {
  const lower = name.toLowerCase();
  return /:[^/]*$/.test(lower) ? lower : `${lower}:latest`;
}
