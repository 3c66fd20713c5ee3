import { WORKER_ADDRESS, type WorkerMessage } from '../app/worker-protocol.ts';
import { deleteOldAssets, findRoutes, isAsset, loadOfflineAssets, respondWithAsset } from './built-assets.ts';
import { findSaved, saveData, savePage, setOwner } from './saved-pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** What is the visitor's own and live is never answered from a cache, nor what the browser has to see itself. */
const NETWORK_ONLY = /^\/(?:api|punchout|media|docs)(?:\/|$)/;

const LOCALE = /^\/([a-z]{2}-[A-Z]{2})(?:\/|$)/;

/** The page that says what can be read offline; under its own address, since a page knows by its address what it is. */
const offlinePage = ({ pathname }: URL): string => `${LOCALE.exec(pathname)?.[0].replace(/\/$/, '') ?? ''}/offline`;

const respondWithPage = async (event: FetchEvent, url: URL): Promise<Response> => {
  try {
    const response = await fetch(event.request);
    event.waitUntil(savePage(url.href, response.clone()));
    return response;
  } catch (error) {
    const saved = await findSaved(url.href);
    if (saved) return saved;
    const fallback = new URL(offlinePage(url), url);
    if (url.pathname !== fallback.pathname && (await findSaved(fallback.href))) return Response.redirect(fallback.href);
    throw error;
  }
};

const respondWithData = async (event: FetchEvent, url: URL): Promise<Response> => {
  try {
    const response = await fetch(event.request);
    event.waitUntil(saveData(url.href, response.clone()));
    return response;
  } catch (error) {
    const saved = await findSaved(url.href);
    if (saved) return saved;
    throw error;
  }
};

const respondWithRoutes = async (request: Request, url: URL): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const routes = await findRoutes(url);
    if (routes) return routes;
    throw error;
  }
};

/** Old files are needed as long as a page of an older build is open: another one than that which is being loaded. */
const deleteOldAssetsWhenAlone = async (): Promise<void> => {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length <= 1) await deleteOldAssets();
};

// Files of builds before it stay cached, so that a new worker may take over at once: nothing is reloaded for it.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (NETWORK_ONLY.test(url.pathname) || url.pathname === WORKER_ADDRESS) return;
  if (isAsset(url)) event.respondWith(respondWithAsset(request));
  else if (request.mode === 'navigate') {
    event.respondWith(respondWithPage(event, url));
    event.waitUntil(deleteOldAssetsWhenAlone());
  } else if (url.pathname === '/__manifest') event.respondWith(respondWithRoutes(request, url));
  else if (url.pathname.endsWith('.data')) event.respondWith(respondWithData(event, url));
});

const isMessage = (value: unknown): value is WorkerMessage =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'owner' || value.kind === 'prepare');

const prepare = async (pages: readonly string[], locale: string): Promise<void> => {
  await loadOfflineAssets(locale);
  for (const page of pages) {
    const url = new URL(page, self.location.origin);
    try {
      await savePage(url.href, await fetch(url, { credentials: 'same-origin' }));
    } catch {
      // Offline again: the rest is loaded another time.
      return;
    }
  }
};

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (!isMessage(message)) return;
  event.waitUntil(message.kind === 'owner' ? setOwner(message.owner) : prepare(message.pages, message.locale));
});
