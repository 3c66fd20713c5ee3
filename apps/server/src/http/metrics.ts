import { BlockList, isIP } from 'node:net';
import { getMetrics } from '@grossist/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isSameSecret } from '../same-secret.ts';
import { notFound } from './failure.ts';
import { routeOf } from './file-routes.ts';

export interface Metrics {
  registry: Registry;
  answered(method: string, route: string, status: number, seconds: number): void;
}

/** Who may read the metrics; they are off where neither is set. */
export interface MetricsAccess {
  /** Sent as `Authorization: Bearer …`. */
  token: string | undefined;
  /** Network addresses, or ranges as "10.0.0.0/8". */
  addresses: readonly string[];
}

/** Numbers for Prometheus; labels are routes, never addresses, so that their count is bounded. */
export const makeMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'grossist_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    registry,
    answered: (method, route, status, seconds) => duration.observe({ method, route, status: String(status) }, seconds),
  };
};

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const blockListOf = (addresses: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const each of addresses) {
    const [address = '', bits] = each.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
};

/** `GET /metrics`, for those whom the settings name; it does not exist for others. */
export const registerMetrics = (app: FastifyInstance, { registry }: Metrics, access: MetricsAccess): void => {
  const addresses = blockListOf(access.addresses);
  const secret = access.token === undefined ? undefined : `Bearer ${access.token}`;
  const mayRead = ({ headers, ip }: FastifyRequest): boolean =>
    addresses.check(ip, familyOf(ip)) || (secret !== undefined && isSameSecret(headers.authorization ?? '', secret));
  app.route({
    ...routeOf(getMetrics),
    handler: async (request, reply) => {
      if (!mayRead(request)) throw notFound('page');
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics());
    },
  });
};
