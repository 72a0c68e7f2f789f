import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics';

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'deploy', 'monitoring');
const NAMED = /\b(?:scholar|http|process|nodejs)_[a-z\d_]+/g;

it.each(['alerts.yaml', 'grafana-board.json'])(
  '%s asks for metrics that there are',
  async (file) => {
    const { registry } = createMetrics({
      hashLoad: () => 0,
      databaseLoad: () => ({ busy: 0, waiting: 0 }),
      aiCounts: () => ({ running: 0, waiting: 0 }),
      findFreeBytes: async () => 0,
      isRedisUp: () => true,
      isModelReady: async () => true,
      findLastBackup: async () => undefined,
    });
    const names = new Set((await registry.getMetricsAsJSON()).map(({ name }) => name));
    const asked = readFileSync(join(FOLDER, file), 'utf8').match(NAMED) ?? [];

    const unknown = asked.filter(
      (name) => !names.has(name) && !names.has(name.replace(/_(bucket|count|sum)$/, '')),
    );
    expect(unknown).toEqual([]);
    expect(asked.length).toBeGreaterThan(10);
  },
);
