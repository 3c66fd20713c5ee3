/** What the build knows of the web app's files; see `build-plugins/service-worker.ts`. */
declare const BUILT: {
  /** Every file below /assets/. */
  all: readonly string[];
  /** What the pages that can be read offline need, in every language. */
  offline: readonly string[];
  /** What they need in one language besides, by locale. */
  byLocale: Readonly<Record<string, readonly string[]>>;
  /** What reads barcodes where the browser can not. */
  barcodes: readonly string[];
};

// Once: the build puts its value in the place of the name.
const FILES = BUILT;

const ASSETS = '/assets/';
const CACHE = 'grossist-assets';

const addressOf = (file: string): string => `${ASSETS}${file}`;
const CURRENT = new Set(FILES.all.map(addressOf));

export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith(ASSETS);

/** Answers with a file of the build: from the cache, since its name changes with its content, else from the network. */
export const respondWithAsset = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request.url);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok && CURRENT.has(new URL(request.url).pathname)) await cache.put(request.url, response.clone());
  return response;
};

/** Loads files that are not in the cache yet. One that can't be loaded fails no other. */
const addMissing = async (addresses: readonly string[]): Promise<void> => {
  const cache = await caches.open(CACHE);
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = addresses.filter((address) => !cached.has(address));
  await Promise.allSettled(missing.map((address) => cache.add(address)));
};

/** Loads what the pages need that can be read offline, in a language. */
export const loadOfflineAssets = (locale: string): Promise<void> => {
  const reader = 'BarcodeDetector' in globalThis ? [] : FILES.barcodes;
  return addMissing([...FILES.offline, ...(FILES.byLocale[locale] ?? []), ...reader].map(addressOf));
};

/** The router's list of all routes, which the build writes after everything else; named by its version. */
const MANIFEST = /^\/assets\/manifest-[0-9a-f]+\.js$/;

/** Loads the files that a page names. */
export const loadAssetsOf = (html: string): Promise<void> =>
  addMissing(
    [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))].filter(
      (address) => CURRENT.has(address) || MANIFEST.test(address),
    ),
  );

/** Answers the router's question for routes from its list of all, where that is cached; undefined where it is not. */
export const findRoutes = async ({ searchParams }: URL): Promise<Response | undefined> => {
  const cache = await caches.open(CACHE);
  const script = await (await cache.match(addressOf(`manifest-${searchParams.get('version')}.js`)))?.text();
  if (script === undefined) return undefined;
  const manifest: unknown = JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
  const isManifest = typeof manifest === 'object' && manifest !== null && 'routes' in manifest;
  return isManifest ? Response.json(manifest.routes) : undefined;
};

/** Deletes the files of builds before this one; call it when no page of theirs is open any more. */
export const deleteOldAssets = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const manifest = paths.findLast((path) => MANIFEST.test(path));
  const old = paths.filter((path) => !CURRENT.has(path) && path !== manifest);
  await Promise.all(old.map((path) => cache.delete(path)));
};
