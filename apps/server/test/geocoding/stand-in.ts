import type { Fetch } from '../../src/gateways/geocoding/ask-json.ts';
import type { Weather } from './geocoder-contract.ts';

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
  weather(weather: Weather): void;
  asked: Asked[];
}

/** A service elsewhere: what it answers comes from its handler, how it feels from the weather. */
export const standIn = (answer: (asked: Asked) => unknown): StandIn => {
  let weather: Weather = 'fine';
  const asked: Asked[] = [];
  return {
    asked,
    weather: (next) => {
      weather = next;
    },
    fetch: async (address, init) => {
      init.signal?.throwIfAborted();
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const one = { url: new URL(address), headers: new Headers(init.headers), body };
      asked.push(one);
      if (weather === 'broken') return broken();
      if (weather === 'nonsense') return json(['hello']);
      if (weather === 'silent') {
        return new Promise((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        });
      }
      const found = answer(one);
      return found instanceof Response ? found : json(found);
    },
  };
};
