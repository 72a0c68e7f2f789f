import { AI_PATHS } from '../adapters/ai/remote/remote-messages';
import type { Finding } from './finding';

const PATIENCE_MS = 5_000;

/** Asks for its name, which takes the token and no work. */
export async function lookAtAiServer(
  server: string,
  token: string,
): Promise<Omit<Finding, 'about'>> {
  const { host } = new URL(server);
  const response = await fetch(`${server}${AI_PATHS.engine}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.arrayBuffer();
  if (response.status === 401) {
    const mend = 'give it and this server the same AI_TOKEN';
    return { state: 'bad', words: `${host} refuses the token`, mend };
  }
  return response.ok
    ? { state: 'good', words: `${host} takes our token` }
    : { state: 'bad', words: `${host} answers ${response.status}`, mend: 'check AI_SERVERS' };
}
