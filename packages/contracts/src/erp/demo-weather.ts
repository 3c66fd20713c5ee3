import { z } from 'zod';
import { operation } from '../operation.ts';
import { Instant } from '../shared/values.ts';

/** How the demo's ERP is: as it should be, answering after seconds, or not at all. */
export const Weather = z.enum(['fine', 'slow', 'down']);
export type Weather = z.infer<typeof Weather>;

/** What the shop has come to think of the ERP: `open` while it is not asked, `half-open` while one question tries. */
export const ErpTrust = z.enum(['closed', 'open', 'half-open']);

const DemoWeather = z.object({
  Weather,
  /** It clears up by itself then; null when it is fine. */
  Until: Instant.nullable(),
  Breaker: ErpTrust,
});

/** How the demo's ERP is at present; 404 in a shop that is no demo. */
export const getDemoWeather = operation({
  call: 'own-erp-weather',
  name: 'getDemoWeather',
  area: 'erp',
  summary: 'How the ERP of the demo is',
  method: 'GET',
  path: '/api/erp/demo-weather',
  access: 'signed-in',
  response: DemoWeather,
});

/** Makes the demo's ERP slow, takes it down or brings it back, for everybody; 404 in a shop that is no demo. */
export const setDemoWeather = operation({
  call: 'own-erp-set-weather',
  name: 'setDemoWeather',
  area: 'erp',
  summary: 'Make the ERP of the demo slow or silent',
  method: 'POST',
  path: '/api/erp/demo-weather',
  access: 'signed-in',
  body: z.object({ Weather }),
  response: DemoWeather,
});
