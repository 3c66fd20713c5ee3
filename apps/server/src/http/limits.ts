import type { FastifyInstance } from 'fastify';
import { tooMany } from './failure.ts';

const WINDOW_MS = 60_000;
const MOST_ADDRESSES = 50_000;
/** What machines call. Pages and what belongs to them are asked for by people. */
const COUNTED = ['/api/', '/punchout/'];

/**
 * At most so many calls a minute from one address, counted in this process: enough to keep one runaway client from
 * the others. 0 lifts the limit.
 */
export const registerLimits = (app: FastifyInstance, requestsPerMinute: number): void => {
  if (requestsPerMinute === 0) return;
  let counts = new Map<string, number>();
  let windowEnds = 0;
  app.addHook('onRequest', async (request) => {
    if (!COUNTED.some((path) => request.url.startsWith(path))) return;
    const now = Date.now();
    if (now >= windowEnds || counts.size > MOST_ADDRESSES) {
      counts = new Map();
      windowEnds = now + WINDOW_MS;
    }
    const count = (counts.get(request.ip) ?? 0) + 1;
    counts.set(request.ip, count);
    if (count > requestsPerMinute)
      throw tooMany('Too many calls from this address', Math.ceil((windowEnds - now) / 1000));
  });
};
