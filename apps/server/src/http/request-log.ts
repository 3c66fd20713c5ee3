import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/**
 * Writes a log line and a measurement for each request; paths without their query, which holds what people typed.
 * @param level of the line; `debug` where people read the log in a terminal
 */
export const registerRequestLog = (app: FastifyInstance, metrics: Metrics, level: 'info' | 'debug' = 'info'): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    metrics.answered(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    request.log[level](
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
};
