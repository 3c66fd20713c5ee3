import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { shopAddress } from './shop-address.ts';

/** Contexts that wait for their next visitor. Each holds a renderer process. */
const MOST_IDLE = 4;
/** A document of the shop without scripts. */
const EMPTY_PAGE = '/health/live';
/** What tests listen to on a context. Its other events are the driver's own. */
const EVENTS = ['console', 'dialog', 'download', 'page', 'request', 'requestfailed', 'response', 'weberror'] as const;

interface Reused {
  browser: Browser;
  options: string;
  context: BrowserContext;
  /** Stays open, so that the process with the compiled scripts and the HTTP cache remain. */
  openPage: Page;
  devtools: CDPSession;
}

const lent = new Map<BrowserContext, Reused>();
const idle: Reused[] = [];

const openReused = async (browser: Browser, options: BrowserContextOptions): Promise<Reused> => {
  const context = await browser.newContext(options);
  const openPage = await context.newPage();
  await openPage.goto(EMPTY_PAGE);
  const devtools = await context.newCDPSession(openPage);
  return { browser, options: JSON.stringify(options), context, openPage, devtools };
};

/**
 * Returns a context of the browser with these options, which an earlier visitor may have used: without cookies, stored data,
 * pages, routes and permissions of theirs, but with the shop's files in its cache.
 */
export const borrowContext = async (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> => {
  const wanted = JSON.stringify(options);
  const place = idle.findIndex((each) => each.browser === browser && each.options === wanted);
  const reused = place < 0 ? await openReused(browser, options) : idle.splice(place, 1)[0];
  if (reused === undefined) throw new Error('No context at its place');
  lent.set(reused.context, reused);
  return reused.context;
};

/** Returns true if a test replaced the clock, which the driver does in all pages of a context and for good. */
const hasReplacedClock = (page: Page): Promise<boolean> =>
  page.evaluate(() => [Date, setTimeout].some((each) => !String(each).includes('[native code]')));

/** Empties a context for its next visitor. One that was not borrowed, or whose clock was replaced, is closed. */
export const returnContext = async (context: BrowserContext): Promise<void> => {
  const reused = lent.get(context);
  lent.delete(context);
  if (reused === undefined || (await hasReplacedClock(reused.openPage))) {
    await context.close();
    return;
  }
  for (const event of EVENTS) context.removeAllListeners(event);
  const pages = context.pages().filter((page) => page !== reused.openPage);
  await Promise.all(pages.map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.setExtraHTTPHeaders({});
  await context.clearPermissions();
  await context.clearCookies();
  await reused.devtools.send('Storage.clearDataForOrigin', { origin: shopAddress(), storageTypes: 'all' });
  idle.push(reused);
  if (idle.length > MOST_IDLE) await idle.shift()?.context.close();
};
