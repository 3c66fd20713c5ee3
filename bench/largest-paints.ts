import type { Browser, BrowserContext } from 'playwright-core';
import { signInBrowser } from '../tests/e2e/support/chromium.ts';
import { hydrated } from '../tests/e2e/support/hydrated.ts';
import { type Measured, summary } from './measure.ts';

/** So many that their median is of an ordinary visit. */
const VISITS = 5;

const PAGES = [
  { name: 'home', path: '/', isOwn: false },
  { name: 'category', path: '/catalogue/electrical', isOwn: false },
  { name: 'search', path: '/search?query=kabel', isOwn: false },
  { name: 'variation', path: '/variation/1000001', isOwn: false },
  { name: 'cart', path: '/cart', isOwn: true },
];

/** Returns the milliseconds from opening a page until its largest part was painted (LCP), once the page is at rest. */
const largestPaint = async (context: BrowserContext, path: string): Promise<number> => {
  const page = await context.newPage();
  try {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    return await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  } finally {
    await page.close();
  }
};

/** Measures the largest contentful paint of the most visited pages, with an empty cache and a second time with a full one. */
export const measureLargestPaints = async (browser: Browser, base: string, buyer: string): Promise<Measured[]> => {
  const measured: Measured[] = [];
  for (const { name, path, isOwn } of PAGES) {
    const first: number[] = [];
    const second: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      const context = await browser.newContext({
        baseURL: base,
        locale: 'da-DK',
        viewport: { width: 1440, height: 900 },
      });
      if (isOwn) await signInBrowser(context, buyer);
      first.push(await largestPaint(context, path));
      second.push(await largestPaint(context, path));
      await context.close();
    }
    measured.push(
      summary(`largest paint of ${name}, first visit`, first),
      summary(`largest paint of ${name}, second visit`, second),
    );
  }
  return measured;
};
