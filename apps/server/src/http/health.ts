import { getLiveness, getReadiness } from '@grossist/contracts';
import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';
import { routeOf } from './file-routes.ts';

interface Health {
  /** What is not ready yet, in words; empty when the shop can serve. */
  missing(): Promise<readonly string[]>;
}

/** Serves the probes: live while the process responds, ready once it can serve. Decisions, "Starting". */
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

const ALWAYS_ANSWERED = /^\/(health\/|metrics$)/;

/** Refuses all other requests with 503 until the shop is open: until then its catalog and search index are incomplete. */
export const registerReadiness = (app: FastifyInstance, isOpen: () => boolean): void => {
  app.addHook('onRequest', async (request) => {
    if (isOpen() || ALWAYS_ANSWERED.test(request.url)) return;
    throw new Failure(503, 'not-open-yet', 'The shop opens in a moment', 'It is being set up', undefined, 2);
  });
};
