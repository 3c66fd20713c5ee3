import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Milliseconds after which a response is logged as slow. Section 9. */
const SLOW_RESPONSE = 20_000;

export interface RequestLogTraits {
  /** Of the line; `debug` where people read the log in a terminal. */
  level?: 'info' | 'debug';
  /** Milliseconds after which a response is logged as slow; 20 s unless given. */
  slowAfter?: number;
}

/** Streams of events stay open on purpose. */
const isStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');

/**
 * Writes a log line and a measurement for each request, a warning for a slow one; paths without their query, which holds
 * what people typed.
 */
export const registerRequestLog = (
  app: FastifyInstance,
  metrics: Metrics,
  { level = 'info', slowAfter = SLOW_RESPONSE }: RequestLogTraits = {},
): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    metrics.answered(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    const isSlow = reply.elapsedTime > slowAfter && !isStream(reply);
    request.log[isSlow ? 'warn' : level](
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      isSlow ? 'answered slowly' : 'answered',
    );
  });
};
