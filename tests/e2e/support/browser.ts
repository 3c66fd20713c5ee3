import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export interface VisitorTraits {
  /** As the browser says it; the page's own choice goes by its address. */
  language?: string;
  theme?: 'light' | 'dark';
  width?: number;
  /** False: the page as it is before any script runs. */
  javaScript?: boolean;
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Every call of the shop that the page made: method and path. */
  calls: string[];
}

export interface Visitors {
  (traits?: VisitorTraits): Promise<Visitor>;
}

/**
 * A browser for the file's tests. Each visitor has cookies of its own; what a page logs as an error fails the test that
 * made it, a refused script among them.
 */
export const visitors = (): Visitors => {
  let browser: Browser;
  let open: BrowserContext[] = [];
  let errors: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.GROSSIST_BROWSER,
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
    });
  });
  afterEach(async () => {
    await Promise.all(open.map((context) => context.close()));
    const seen = errors;
    open = [];
    errors = [];
    expect(seen, 'errors in the console of the page').toEqual([]);
  });
  afterAll(() => browser.close());

  return async ({ language = 'da-DK', theme = 'light', width = 1280, javaScript = true } = {}) => {
    const context = await browser.newContext({
      baseURL: inject('shopAddress'),
      locale: language,
      colorScheme: theme,
      viewport: { width, height: 900 },
      javaScriptEnabled: javaScript,
      reducedMotion: 'reduce',
    });
    open.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      // The browser itself logs each refused call; whether the refusal was right is the test's to say.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text());
    });
    return { page, context, calls };
  };
};
