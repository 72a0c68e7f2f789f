import { type ImportResult, ImportResultSchema } from '@scholar/contract';
import type { CallOptions, TestApp } from './test-app';

type Caller = Pick<TestApp, 'call'>;

export function sendImport(
  { call }: Caller,
  token: string | undefined,
  body: unknown,
  options: CallOptions = {},
) {
  return call('POST', '/import', { token, body, ...options });
}

/** Brings sets through the same call a browser makes. */
export async function bring(app: Caller, token: string, body: unknown): Promise<ImportResult> {
  const answer = await sendImport(app, token, body);
  if (answer.status !== 200) {
    throw new Error(`Bringing answered ${answer.status}: ${answer.body.message}`);
  }
  return ImportResultSchema.parse(answer.body.data);
}
