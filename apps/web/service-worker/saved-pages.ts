import { deleteAnswersOfOthers } from '../app/features/offline/answers/answer-store.ts';
import { PAGE_CACHE } from '../app/worker-protocol.ts';
import { loadAssetsOf } from './built-assets.ts';

/** Where the owner of the saved pages is noted, in the cache itself, so that both are deleted together. */
const OWNER = '/offline-owner';

/** Of one user; the oldest give way. */
const MOST_PAGES = 40;

/** Desks of the house, and pages that only make sense with a connection. */
const NEVER_SAVED = /\/(?:sign-in|sign-out|punchout|order|editor|support|assortments|operations)(?:\/|\.data$|$)/;

const ownerOfPages = async (cache: Cache): Promise<string | undefined> => (await cache.match(OWNER))?.text();

/** Deletes what was saved of another user, pages and answers, and saves pages of this one from now on; '' for nobody. */
export const setOwner = async (owner: string): Promise<void> => {
  const before = await ownerOfPages(await caches.open(PAGE_CACHE));
  if (before === owner) return;
  await caches.delete(PAGE_CACHE);
  await deleteAnswersOfOthers(owner).catch(() => undefined);
  if (owner !== '') await (await caches.open(PAGE_CACHE)).put(OWNER, new Response(owner));
};

const makeRoom = async (cache: Cache): Promise<void> => {
  const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== OWNER);
  await Promise.all(pages.slice(0, Math.max(0, pages.length - MOST_PAGES)).map((request) => cache.delete(request)));
};

const isHtml = ({ headers }: Response): boolean => headers.get('Content-Type')?.startsWith('text/html') ?? false;

/** Saves a page, or the data of one, under its address. Pages hold no prices: those come by calls, which are not saved. */
const save = async (address: string, response: Response): Promise<void> => {
  const cache = await caches.open(PAGE_CACHE);
  if ((await ownerOfPages(cache)) === undefined) return;
  // Put again, it is the newest.
  await cache.delete(address);
  await cache.put(address, response);
  await makeRoom(cache);
};

/** Who is signed in by a page of the shop; '' for nobody. */
const userIn = (html: string): string => /<html\b[^>]* data-signed-in="([^"]*)"/.exec(html)?.[1] ?? '';

/**
 * Saves a page that came from the network, if somebody may read it offline. A page of somebody else, or of nobody,
 * means that the one before has signed out: what was saved of theirs is deleted.
 */
export const savePage = async (address: string, response: Response): Promise<void> => {
  if (!response.ok || response.redirected) return;
  if (!isHtml(response)) return;
  const html = await response.clone().text();
  const cache = await caches.open(PAGE_CACHE);
  const owner = await ownerOfPages(cache);
  if (owner !== undefined && owner.split(' ', 1)[0] !== userIn(html)) await setOwner('');
  else if (!NEVER_SAVED.test(new URL(address).pathname)) {
    await save(address, response);
    await loadAssetsOf(html);
  }
};

/** Saves the data of a page that the router loaded. */
export const saveData = async (address: string, response: Response): Promise<void> => {
  if (response.ok && !NEVER_SAVED.test(new URL(address).pathname)) await save(address, response);
};

/** The saved page, or data, of an address. */
export const findSaved = async (address: string): Promise<Response | undefined> =>
  (await caches.open(PAGE_CACHE)).match(address);
