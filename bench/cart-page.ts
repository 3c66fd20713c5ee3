import { launch, signInBrowser } from '../tests/e2e/support/chromium.ts';
import { hydrated } from '../tests/e2e/support/hydrated.ts';
import { summary } from './measure.ts';
import type { Results } from './report.ts';
import { costOfScrolling, screensDown, showPlainRows } from './scrolling.ts';

const BUYER = 'buyer@nordkraft.example';
const EDITS = 30;
const SCROLLED_SCREENS = 60;

/** As the browser measures it: from a key to the next picture it shows, in steps of 8 ms. */
const paintsAfterKeys = () => {
  const seen: number[] = [];
  const wanted = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.push(entry.duration);
  }).observe(wanted);
  Object.assign(window, { paintsAfterKeys: seen });
};

/** The page of the buyer's cart as it is: changing a quantity, scrolling. */
export const measureCartPage = async (base: string, results: Results): Promise<void> => {
  const found: { findBrowser(): Promise<string> } = await import(`${process.cwd()}/scripts/browser.mjs`);
  const browser = await launch(await found.findBrowser());
  try {
    const context = await browser.newContext({
      baseURL: base,
      locale: 'da-DK',
      viewport: { width: 1280, height: 900 },
    });
    await signInBrowser(context, BUYER);
    const page = await context.newPage();
    await page.goto('/cart');
    await hydrated(page);
    const quantities = page.locator('[data-line] input[inputmode="decimal"], [data-line] input[role="spinbutton"]');
    await quantities.first().waitFor();
    await page.waitForTimeout(2000);
    await page.evaluate(paintsAfterKeys);
    for (let edit = 0; edit < EDITS; edit += 1) {
      await quantities.nth(edit % 5).fill(String(1000 + edit * 100));
      await page.keyboard.press('Enter');
      await page.waitForTimeout(250);
    }
    const paints = await page.evaluate(() => (window as unknown as { paintsAfterKeys: number[] }).paintsAfterKeys);
    // The browser reports nothing quicker than this.
    const paintTimes = [...paints, ...Array<number>(Math.max(0, EDITS - paints.length)).fill(16)];
    const cart = await costOfScrolling(page, await screensDown(page, SCROLLED_SCREENS));
    await page.close();
    const plainPage = await context.newPage();
    await showPlainRows(plainPage);
    const plain = await costOfScrolling(plainPage, await screensDown(plainPage, SCROLLED_SCREENS));
    results.measured.push(
      summary('cart page: quantity to next paint', paintTimes),
      summary('cart page: frame while scrolling', cart.frames),
      summary('plain rows: frame while scrolling', plain.frames),
    );
    results.figures.push(
      { name: 'cart page: longest paint after a quantity', value: Math.max(...paintTimes), unit: 'ms' },
      { name: 'cart page: longest frame while scrolling', value: Math.max(...cart.frames), unit: 'ms' },
      { name: 'cart page: longest task while scrolling, processor', value: cart.tasks[0] ?? Number.NaN, unit: 'ms' },
      { name: 'plain rows: longest frame while scrolling', value: Math.max(...plain.frames), unit: 'ms' },
      { name: 'plain rows: longest task while scrolling, processor', value: plain.tasks[0] ?? Number.NaN, unit: 'ms' },
    );
    await context.close();
  } finally {
    await browser.close();
  }
};
