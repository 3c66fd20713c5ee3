import type { Fetch } from '../../src/gateways/geocoding/ask-json.ts';
import type { Condition } from './geocoder-contract.ts';

/** What was asked of a service. */
export interface Asked {
  url: URL;
  headers: Headers;
  body: unknown;
}

const broken = (): Response => new Response('upstream is down', { status: 503 });
const json = (value: unknown): Response => Response.json(value);

export const notFound = (): Response => new Response('{"status":"fejl"}', { status: 404 });

export interface StandIn {
  fetch: Fetch;
  condition(condition: Condition): void;
  asked: Asked[];
}

/** A service elsewhere: its handler answers while its condition is fine. */
export const standIn = (answer: (asked: Asked) => unknown): StandIn => {
  let condition: Condition = 'fine';
  const asked: Asked[] = [];
  return {
    asked,
    condition: (next) => {
      condition = next;
    },
    fetch: async (address, init) => {
      init.signal?.throwIfAborted();
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const one = { url: new URL(address), headers: new Headers(init.headers), body };
      asked.push(one);
      if (condition === 'broken') return broken();
      if (condition === 'nonsense') return json(['hello']);
      if (condition === 'silent') {
        return new Promise((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        });
      }
      const found = answer(one);
      return found instanceof Response ? found : json(found);
    },
  };
};
