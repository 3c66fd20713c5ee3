import { z } from 'zod';
import { FILE, fileOperation } from '../operation.ts';

const probe = { area: 'system', method: 'GET', access: 'anyone' } as const;

export const getLiveness = fileOperation({
  ...probe,
  call: 'own-sys-01',
  name: 'getLiveness',
  summary: 'Whether the process responds',
  path: '/health/live',
  response: z.object({ status: z.literal('live').describe('Always "live"') }),
});

/** Whether the shop can serve requests, and what is missing when it cannot. */
export const Readiness = z
  .object({
    status: z.enum(['ready', 'not ready']).describe('Whether the shop can serve requests'),
    missing: z.array(z.string()).describe('What is missing, in English; empty when the shop is ready'),
  })
  .describe('Whether the shop can serve requests');

export const getReadiness = fileOperation({
  ...probe,
  call: 'own-sys-02',
  name: 'getReadiness',
  summary: 'Whether the shop can serve requests',
  description: 'Answers 200 when it can and 503 when it cannot, with the same body.',
  path: '/health/ready',
  response: Readiness,
  alsoAnswers: { 503: 'The shop cannot serve requests; the body names what is missing' },
});

export const getMetrics = fileOperation({
  ...probe,
  call: 'own-sys-03',
  name: 'getMetrics',
  summary: 'Metrics for Prometheus',
  description: 'For callers with the token or from the network addresses of the settings; 404 for all others.',
  path: '/metrics',
  failures: [404],
  credentials: 'metrics-token',
  file: { mediaTypes: ['text/plain'], description: 'Metrics in the text format of Prometheus' },
  response: FILE,
});

export const getApiDescription = fileOperation({
  area: 'system',
  method: 'GET',
  access: 'anyone',
  call: 'own-sys-04',
  name: 'getApiDescription',
  summary: 'This document',
  description: 'The OpenAPI 3.1 description of every call. It has an entity tag and may be cached for a minute.',
  path: '/api/openapi.json',
  response: z.record(z.string(), z.unknown()),
  alsoAnswers: { 304: 'The caller has the current document' },
});
