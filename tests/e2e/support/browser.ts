import type { Locale } from '@grossist/domain';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { CONSENT_COOKIE, DECLINED } from '../../../apps/web/app/analytics/consent.ts';
import { launch, launchWhole, signInBrowser } from './chromium.ts';
import { restGuides } from './guides.ts';
import { hydrated } from './hydrated.ts';
import { shopAddress } from './shop-address.ts';
import { type Words, wordsIn } from './words.ts';

export type Theme = 'light' | 'dark';

export interface VisitorTraits {
  /** As the browser says it, and as every address of the visit says it. */
  language?: Locale;
  theme?: Theme;
  width?: number;
  /** True: the device has a touch screen. */
  touch?: boolean;
  /** False: the page as it is before any script runs. */
  javaScript?: boolean;
  /** The e-mail address of who is signed in from the beginning. */
  as?: string;
  /** True: the person has seen no guide yet; else they have seen all of them. */
  guides?: boolean;
  /** True: the site app's service worker runs; else it is blocked, so that requests can be watched and held. */
  serviceWorker?: boolean;
  /** True: the visitor has not chosen yet whether statistics are collected; else they declined, and are not asked. */
  undecided?: boolean;
  /** True: pictures are loaded. They take a third of a page's CPU time, so that most tests leave them out. */
  pictures?: boolean;
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** What the shop says in the visitor's language. */
  words: Words;
  /** Every call of the shop that the visitor's pages made: method and path. */
  calls: string[];
  /** Opens a page of the shop in the visitor's language and waits until it answers to keys and presses. */
  open(path: string): Promise<void>;
  /** A page's address in the visitor's language. */
  addressOf(path: string): string;
}

export type Visit = (traits?: VisitorTraits) => Promise<Visitor>;

/** The worker's browsers, which its files share: each starts when it is first needed and ends with the worker. */
const shared = new Map<'pictures' | 'no pictures', Promise<Browser>>();

/** Lays out the space of a picture without loading it, and reports neither load nor error. */
const NO_PICTURES = '--blink-settings=imagesEnabled=false';

const sharedBrowser = (pictures: boolean): Promise<Browser> => {
  const kind = pictures ? 'pictures' : 'no pictures';
  const running = shared.get(kind) ?? launch(undefined, pictures ? [] : [NO_PICTURES]);
  shared.set(kind, running);
  return running;
};

/** Beginnings of errors in the console that are no faults of the page. */
const LOGGED_BY_OTHERS = [
  // The browser logs each refused call; whether the refusal was right is the test's to say.
  'Failed to load resource',
  // The router logs that it can't look up a link's route without a connection.
  'Failed to fetch manifest patches TypeError: Failed to fetch',
];

/**
 * A browser for the file's tests: the worker's own, or one started with arguments of the file's. Each visitor has cookies
 * of its own; what a page logs as an error fails the test that made it, a refused script or style among them.
 */
export const visitors = (launchArguments: readonly string[] = []): Visit => {
  const isOwn = launchArguments.length > 0;
  let own: Browser | undefined;
  let open: BrowserContext[] = [];
  let errors: string[] = [];

  beforeAll(async () => {
    if (isOwn) own = await launchWhole(launchArguments);
  });
  afterEach(async () => {
    await Promise.all(open.map((context) => context.close()));
    const seen = errors;
    open = [];
    errors = [];
    expect(seen, 'errors in the console of the page').toEqual([]);
  });
  afterAll(async () => {
    await own?.close();
  });

  return async ({
    language = 'da-DK',
    theme = 'light',
    width = 1280,
    touch = false,
    javaScript = true,
    as,
    guides = false,
    undecided = false,
    serviceWorker = false,
    pictures = false,
  } = {}) => {
    const browser = own ?? (await sharedBrowser(pictures));
    const context = await browser.newContext({
      baseURL: shopAddress(),
      locale: language,
      colorScheme: theme,
      viewport: { width, height: 900 },
      hasTouch: touch,
      javaScriptEnabled: javaScript,
      reducedMotion: 'reduce',
      serviceWorkers: serviceWorker ? 'allow' : 'block',
    });
    open.push(context);
    context.setDefaultTimeout(20_000);
    if (as !== undefined) {
      await signInBrowser(context, as);
      await restGuides(context, guides ? [] : undefined);
    }
    if (!undecided) await context.addCookies([{ name: CONSENT_COOKIE, value: DECLINED, url: shopAddress() }]);
    const calls: string[] = [];
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
    });
    context.on('weberror', (error) => errors.push(String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error' && !LOGGED_BY_OTHERS.some((start) => message.text().startsWith(start)))
        errors.push(message.text());
    });
    const page = await context.newPage();
    const addressOf = (path: string): string => (path === '/' ? `/${language}` : `/${language}${path}`);
    return {
      page,
      context,
      words: wordsIn(language),
      calls,
      addressOf,
      open: async (path) => {
        await page.goto(addressOf(path));
        if (javaScript) await hydrated(page);
      },
    };
  };
};
