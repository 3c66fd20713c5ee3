import type { FastifyInstance } from 'fastify';

export interface Health {
  /** What is not ready yet, in words; empty when the shop can serve. */
  missing(): Promise<readonly string[]>;
}

/** Live while the process answers at all, ready once it can serve. Decisions, "Starting". */
export const registerHealth = (app: FastifyInstance, health: Health): void => {
  app.get('/health/live', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  app.get('/health/ready', async (_, reply) => {
    const missing = await health.missing();
    reply.header('cache-control', 'no-store').code(missing.length === 0 ? 200 : 503);
    return { status: missing.length === 0 ? 'ready' : 'not ready', missing };
  });
};
