/** Rate limits by network, shared by all processes. */

import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/index.ts';
import { tooMany } from './failure.ts';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the network that an address is counted by: an IPv4 address itself, of an IPv6 address its first 64 bits, which
 * is what one customer of a provider has at least.
 */
export const networkOf = (address: string): string => {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.toLowerCase().split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
};

/** Settings by which limiters of `rate-limiter-flexible` share their counts between processes, in the table `rate_limits`. */
export const rateLimitStore = (db: Database) =>
  ({
    // The library's client: it sends one statement at a time.
    storeClient: {
      query: ({ text, values = [] }: { text: string; values?: readonly unknown[] }) =>
        db.executeQuery(CompiledQuery.raw(text, [...values])),
    },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
  }) as const;

const WINDOW_SECONDS = 60;
/** A page is rendered on the server, which costs several calls' time. */
const PAGE_COST = 4;
/** A process takes a sixtieth of the limit from the database at a time: one statement for many requests. */
const LEASES_PER_LIMIT = 60;
const MOST_LEASES = 50_000;
/** Files and probes; cheap to serve, and many for each page. */
const FREE_ROUTES = ['/assets/', '/media/', '/favicon.svg', '/health/', '/metrics'];

interface Lease {
  left: number;
  until: number;
}

/** By the route that serves the request, however its address is spelled. Points of the limit; 0 is not counted. */
const costOf = ({ is404, routeOptions: { url = '' } }: FastifyRequest): number => {
  if (is404 || url === '/*') return PAGE_COST;
  return FREE_ROUTES.some((free) => url.startsWith(free)) ? 0 : 1;
};

/**
 * Limits requests by network and minute: calls count once, pages four times. The counts are shared by all processes
 * through the database; while it is unavailable each process counts for itself. 0 lifts the limit.
 * @throws Failure 429 with the seconds until the minute ends
 */
export const registerLimits = (app: FastifyInstance, db: Database, requestsPerMinute: number): void => {
  if (requestsPerMinute === 0) return;
  const budget = { points: requestsPerMinute, duration: WINDOW_SECONDS };
  const limiter = new RateLimiterPostgres({
    ...budget,
    ...rateLimitStore(db),
    keyPrefix: '',
    // An address over the limit causes no further query until the minute ends.
    inMemoryBlockOnConsumed: requestsPerMinute + 1,
    insuranceLimiter: new RateLimiterMemory(budget),
  });
  const leaseSize = Math.max(1, Math.floor(requestsPerMinute / LEASES_PER_LIMIT));
  const leases = new Map<string, Lease>();

  const keep = (network: string, left: number, until: number): void => {
    const known = leases.get(network);
    const stillLeft = known !== undefined && known.until > Date.now() ? known.left : 0;
    leases.delete(network);
    leases.set(network, { left: left + stillLeft, until });
    const [oldest] = leases.keys();
    // What it had left counts as used.
    if (leases.size > MOST_LEASES && oldest !== undefined) leases.delete(oldest);
  };

  const consume = async (network: string, cost: number): Promise<void> => {
    const lease = leases.get(network);
    if (lease !== undefined && lease.until > Date.now() && lease.left >= cost) {
      lease.left -= cost;
      return;
    }
    const points = Math.max(cost, leaseSize);
    const { msBeforeNext } = await limiter.consume(network, points);
    if (points > cost) keep(network, points - cost, Date.now() + msBeforeNext);
  };

  app.addHook('onRequest', async (request) => {
    const cost = costOf(request);
    if (cost === 0) return;
    try {
      await consume(networkOf(request.ip), cost);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw tooMany('Too many requests from this address', Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  });
};

const HOUR_SECONDS = 3600;

/** Counts a use of `key`. Returns the seconds to wait when it was used too often, else 0. */
type HourlyLimit = (key: string) => Promise<number>;

/**
 * Limits what one key (a network, an e-mail address) may do in an hour, counted for all processes in the database; while
 * that is unavailable each process counts for itself.
 */
export const hourlyLimit = (db: Database, name: string, points: number): HourlyLimit => {
  const budget = { points, duration: HOUR_SECONDS };
  const limiter = new RateLimiterPostgres({
    ...budget,
    ...rateLimitStore(db),
    keyPrefix: name,
    // The limiter of all requests deletes expired rows of the table.
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory({ ...budget, keyPrefix: name }),
  });
  return async (key) => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  };
};
