import { vi } from 'vitest';
import { CONSENT_COOKIE } from '../../app/analytics/consent.ts';

export const AN_ID = '01a2154d-a9b2-46a2-b14a-2459821ae4dd';

const aStorage = (items: Map<string, string>) => ({
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
  removeItem: (name: string) => void items.delete(name),
});

/** A browser's cookies, storage and requests; `consent` is the value of the consent cookie. */
export const stubBrowser = (consent: string | undefined) => {
  const items = new Map<string, string>();
  const requests: { path: string; body: unknown }[] = [];
  const page = {
    cookie: consent === undefined ? '' : `${CONSENT_COOKIE}=${consent}`,
    documentElement: { lang: 'da-DK', dataset: {} },
  };
  // As in a browser, the names of what is stored are the storage's own keys.
  const storage = new Proxy(aStorage(items), {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    requests.push({ path, body: JSON.parse(body) });
    return Promise.resolve(Response.json({}));
  });
  return { items, requests, page };
};
