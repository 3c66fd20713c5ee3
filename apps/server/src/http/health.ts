import { getLiveness, getReadiness } from '@grossist/contracts';
import type { FastifyInstance } from 'fastify';
import { routeOf } from './file-routes.ts';

export interface Health {
  /** What is not ready yet, in words; empty when the shop can serve. */
  missing(): Promise<readonly string[]>;
}

/** Live while the process answers at all, ready once it can serve. Decisions, "Starting". */
export const registerHealth = (app: FastifyInstance, health: Health): void => {
  app.route({
    ...routeOf(getLiveness),
    handler: async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }),
  });
  app.route({
    ...routeOf(getReadiness),
    handler: async (_, reply) => {
      const missing = await health.missing();
      reply.header('cache-control', 'no-store').code(missing.length === 0 ? 200 : 503);
      return { status: missing.length === 0 ? 'ready' : 'not ready', missing };
    },
  });
};
