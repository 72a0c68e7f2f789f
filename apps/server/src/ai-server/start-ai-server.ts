import { collectDefaultMetrics, Registry } from 'prom-client';
import { createAiMetrics } from '../adapters/ai-metrics';
import { createStudyPool } from '../adapters/ai/study-pool';
import { createLogger } from '../adapters/logger';
import { drain, type DrainTimes } from '../drain';
import { listenAt } from '../listen';
import type { AiServerConfig } from './ai-server-config';
import { buildAiApp } from './build-ai-app';

/** A process that reads texts for API servers and keeps nothing. */
export async function startAiServer(config: AiServerConfig) {
  const logger = createLogger({ level: config.logLevel });
  const pool = createStudyPool(config.threads);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const metrics = createAiMetrics(registry, () => pool.counts);
  let isDraining = false;
  const app = buildAiApp({
    engine: metrics.watch(pool.engine),
    tokens: config.tokens,
    metricsToken: config.metricsToken,
    registry,
    logger,
    isDraining: () => isDraining,
  });
  await listenAt(app, { setting: 'AI_PORT', port: config.port, host: config.host });

  return {
    app,
    logger,
    isDraining: () => isDraining,
    async stop(times: DrainTimes) {
      isDraining = true;
      await drain(app, times);
      await pool.close();
    },
  };
}
