import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { listenAt } from './listen';
import { listen } from './testing/raw-connection';

it.each(['PORT', 'METRICS_PORT'] as const)('names %s when that port is taken', async (setting) => {
  const first = Fastify();
  const port = await listen(first);

  const second = listenAt(Fastify(), { setting, port, host: '127.0.0.1' });

  await expect(second).rejects.toThrow(
    `Port ${port} is in use already. Stop what listens there, or choose another ${setting}.`,
  );
  await first.close();
});
