import type { FastifyInstance } from 'fastify';

/** Says which setting to change: a server listens at more than one port. */
export class PortTakenError extends Error {
  constructor(setting: string, port: number) {
    super(`Port ${port} is in use already. Stop what listens there, or choose another ${setting}.`);
    this.name = 'PortTakenError';
  }
}

export async function listenAt(
  app: FastifyInstance,
  {
    setting,
    port,
    host,
  }: { setting: 'PORT' | 'METRICS_PORT' | 'AI_PORT'; port: number; host: string },
) {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new PortTakenError(setting, port) : error;
  }
}
