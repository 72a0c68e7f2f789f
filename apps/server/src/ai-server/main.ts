import { ConfigError } from '../config';
import type { DrainTimes } from '../drain';
import { PortTakenError } from '../listen';
import { printSettings } from '../print-config';
import { type AiServerConfig, readAiServerConfig, readAiServerSettings } from './ai-server-config';
import { startAiServer } from './start-ai-server';

/** Time for the work after the last call; a supervisor has to wait for both (TimeoutStopSec=75). */
const CLOSE_LIMIT_MS = 5_000;
/** After an unexpected error the state of the process cannot be trusted. */
const AFTER_A_BUG = { delayMs: 0, limitMs: 5_000 };

try {
  if (process.argv.includes('--print-config')) {
    const settings = readAiServerSettings(process.env);
    process.stdout.write(`${printSettings(process.env, settings)}\n`);
    process.exit(0);
  }
  await start(readAiServerConfig(process.env));
} catch (error) {
  const isExplained = error instanceof ConfigError || error instanceof PortTakenError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}

async function start(config: AiServerConfig) {
  const server = await startAiServer(config);
  const { threads, maxQueue } = config.threads;
  process.stdout.write(
    `Scholar reads texts.\n  At     http://${config.host}:${config.port}\n  Size   ${threads} threads, ${maxQueue} texts may wait\n`,
  );

  async function stop(exitCode: number, times: DrainTimes) {
    if (server.isDraining()) {
      process.exit(1);
    }
    setTimeout(() => process.exit(1), times.limitMs + CLOSE_LIMIT_MS).unref();
    await server.stop(times);
    process.exit(exitCode);
  }

  process.on('SIGTERM', () => void stop(0, config.drain));
  // Ctrl+C stops at once, because no balancer has to notice first.
  process.on('SIGINT', () => void stop(0, { ...config.drain, delayMs: 0 }));
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      server.logger.fatal({ err: error }, event);
      void stop(1, AFTER_A_BUG);
    });
  }
}
