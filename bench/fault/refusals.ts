import { readFileSync } from 'node:fs';
import type { Cluster } from '../cluster/start-cluster';

/** Why calls were turned away since the servers started, as their metrics tell it. */
export function readRefusals(cluster: Cluster): Promise<Record<string, number>> {
  return sumUp(cluster, /^scholar_refusals_total\{status="(\d+)",reason="(\w+)"\} (\d+)$/gm);
}

/** AI servers that gave no answer, whoever gave one then. */
export function readAiTroubles(cluster: Cluster): Promise<Record<string, number>> {
  return sumUp(
    cluster,
    /^scholar_ai_server_troubles_total\{server="([^"]*)",reason="(\w+)"\} (\d+)$/gm,
  );
}

async function sumUp({ apiServers }: Cluster, series: RegExp): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { url } of apiServers) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    for (const [, first, second, count] of metrics.matchAll(series)) {
      const name = `${first} ${second}`;
      counts[name] = (counts[name] ?? 0) + Number(count);
    }
  }
  return counts;
}

type LoggedError = { message?: string; state?: string; cause?: LoggedError };

/** What the servers wrote down about things they depend on. */
export function readCauses({ apiServers }: Cluster): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { logFile } of apiServers) {
    const lines = readFileSync(logFile, 'utf8').split('\n');
    for (const line of lines.filter((text) => text.includes('"dependency failed"'))) {
      const { err } = JSON.parse(line) as { err: LoggedError };
      const words = wordsOf(err);
      counts[words] = (counts[words] ?? 0) + 1;
    }
  }
  return counts;
}

/** A failed query has its reason inside. */
function wordsOf({ message = '', state, cause }: LoggedError): string {
  return cause && (message === '' || message.startsWith('Failed query'))
    ? wordsOf(cause)
    : `${message}${state ? ` (${state})` : ''}`;
}
