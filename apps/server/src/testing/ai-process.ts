import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../../scripts/find-free-port.mjs';

export const AI_TOKEN = 'a-word-that-only-our-servers-know-1234';
const MAIN = join(import.meta.dirname, '..', 'ai-server', 'main.ts');
const READY_WITHIN_MS = 60_000;

export type AiProcess = Awaited<ReturnType<typeof startAiProcess>>;

/** A real process that reads texts, with nothing but its token and a port. */
export async function startAiProcess(settings: Record<string, string> = {}) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { PATH: process.env['PATH'], AI_TOKEN, AI_PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // A test that fails before its own clean-up must not leave a process behind.
  process.once('exit', () => child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;

  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      throw new Error(`The AI process did not start.\n${errors}`);
    }
    await wait(50);
  }
  return {
    url,
    exited,
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Texts that it reads at this moment. */
    async countRunning() {
      const metrics = await (await fetch(`${url}/metrics`)).text();
      return Number(/^scholar_ai_queue\{state="running"\} (\d+)$/m.exec(metrics)?.[1]);
    },
    async kill9() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    // Not listening yet.
    return false;
  }
}
