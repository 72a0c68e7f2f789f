import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../../../../scripts/find-free-port.mjs';
import { findRedisServer } from '../../../../scripts/find-programs.mjs';

/** A real Redis of its own, in memory only. */
export async function startRedis() {
  const program = findRedisServer();
  if (!program) {
    throw new Error('No Redis server found. Run `node scripts/install-test-needs.mjs` first.');
  }
  const port = await findFreePort();
  const server = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await readUntil(server, 'Ready to accept connections');
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Accepts connections and answers nothing, like a server behind a broken network. */
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    async kill() {
      if (server.exitCode === null && server.signalCode === null) {
        const gone = once(server, 'exit');
        server.kill('SIGKILL');
        await gone;
      }
    },
  };
}

async function readUntil(server: ChildProcess, sentence: string) {
  let text = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`Redis did not start.\n${text}`)));
    server.stdout?.on('data', (chunk) => {
      text += String(chunk);
      if (text.includes(sentence)) {
        resolve();
      }
    });
  });
}
