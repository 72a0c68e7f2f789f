import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, openSync, closeSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const READY_WITHIN_MS = 120_000;
/** A server lets calls under way end for 70 s. */
const STOPS_WITHIN_MS = 80_000;

export type Owner = { uid: number; gid: number };
export type ClusterPart = ReturnType<typeof createPart>;

/** One program of the cluster, in a process of its own with its log beside it. */
export function createPart({
  folder,
  name,
  command,
  isReady,
  owner,
  environment = { PATH: process.env['PATH'] },
  stopSignal = 'SIGTERM',
}: {
  folder: string;
  name: string;
  command: readonly [string, ...string[]];
  isReady: () => Promise<boolean>;
  owner?: Owner | undefined;
  environment?: Record<string, string | undefined>;
  stopSignal?: NodeJS.Signals;
}) {
  const logFile = join(folder, `${name}.log`);
  let child: ChildProcess | undefined;

  const isRunning = () =>
    child !== undefined && child.exitCode === null && child.signalCode === null;

  async function end(signal: NodeJS.Signals) {
    if (!child || !isRunning()) {
      return;
    }
    const gone = once(child, 'exit');
    child.kill(signal);
    const late = setTimeout(() => child?.kill('SIGKILL'), STOPS_WITHIN_MS);
    await gone;
    clearTimeout(late);
  }

  return {
    name,
    logFile,
    isRunning,
    isReady,
    get pid() {
      return child?.pid ?? 0;
    },
    /** Does not wait until it is ready. */
    launch() {
      const [program, ...args] = command;
      const log = openSync(logFile, 'a');
      // In a group of its own, so that Ctrl-C reaches only us and the parts end in their order.
      child = spawn(program, args, {
        ...owner,
        cwd: folder,
        env: environment,
        stdio: ['ignore', log, log],
        detached: true,
      });
      closeSync(log);
      appendFileSync(join(folder, 'pids'), `${child.pid}\n`);
    },
    async start() {
      this.launch();
      await this.untilReady();
    },
    async untilReady() {
      const giveUpAt = Date.now() + READY_WITHIN_MS;
      while (!(await isReady().catch(() => false))) {
        if (!isRunning() || Date.now() > giveUpAt) {
          throw new Error(`${name} did not start.\n${readFileSync(logFile, 'utf8').slice(-3_000)}`);
        }
        await wait(50);
      }
    },
    signal: (signal: NodeJS.Signals) => child?.kill(signal),
    stop: () => end(stopSignal),
    /** Lets it end what is under way, as a supervisor does. */
    terminate: () => end('SIGTERM'),
    /** Gone at once, as in a power cut. */
    kill9: () => end('SIGKILL'),
  };
}
