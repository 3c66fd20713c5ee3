import { z } from 'zod';
import { operation } from '../operation.ts';
import { Instant } from '../shared/values.ts';

export const Weather = z
  .enum(['fine', 'slow', 'down'])
  .describe("How the demo's ERP is: as it should be, answering after seconds, or not at all");
export type Weather = z.infer<typeof Weather>;

export const ErpTrust = z
  .enum(['closed', 'open', 'half-open'])
  .describe(
    'What the shop has come to think of the ERP: `open` while it is not asked, `half-open` while one question tries',
  );

const SimulatedOutage = z.object({
  Weather,
  Until: Instant.nullable().describe('It clears up by itself then; null when it is fine'),
  Breaker: ErpTrust,
});

export const getDemoWeather = operation({
  call: 'own-erp-weather',
  name: 'getDemoWeather',
  area: 'erp',
  summary: 'How the ERP of the demo is',
  description: "How the demo's ERP is at present; 404 in a shop that is no demo.",
  method: 'GET',
  path: '/api/erp/simulated-outage',
  failures: [404],
  access: 'signed-in',
  response: SimulatedOutage,
});

export const setDemoWeather = operation({
  call: 'own-erp-set-weather',
  name: 'setDemoWeather',
  area: 'erp',
  summary: 'Make the ERP of the demo slow or silent',
  description:
    "Makes the demo's ERP slow, takes it down or brings it back, for everybody; 404 in a shop that is no demo.",
  method: 'POST',
  path: '/api/erp/simulated-outage',
  failures: [404],
  access: 'signed-in',
  body: z.object({ Weather }),
  response: SimulatedOutage,
});
