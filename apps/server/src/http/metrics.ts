import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  answered(method: string, route: string, status: number, seconds: number): void;
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

export const registerMetrics = (app: FastifyInstance, { registry }: Metrics): void => {
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
};
