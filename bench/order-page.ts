import { launch, signInBrowser } from '../tests/e2e/support/chromium.ts';
import { hydrated } from '../tests/e2e/support/hydrated.ts';
import { summary } from './measure.ts';
import type { Results } from './report.ts';
import { costOfScrolling, screensDown } from './scrolling.ts';

const SCROLLED_SCREENS = 60;

/** The page of a long order, as who ordered it sees it: scrolling through its lines. */
export const measureOrderPage = async (
  base: string,
  { email, orderId, lines }: { email: string; orderId: string; lines: number },
  results: Results,
): Promise<void> => {
  const found: { findBrowser(): Promise<string> } = await import(`${process.cwd()}/scripts/browser.mjs`);
  const browser = await launch(await found.findBrowser());
  try {
    const context = await browser.newContext({
      baseURL: base,
      locale: 'da-DK',
      viewport: { width: 1280, height: 900 },
    });
    await signInBrowser(context, email);
    const page = await context.newPage();
    await page.goto(`/orders/${orderId}`);
    await hydrated(page);
    await page.locator('table[aria-rowcount] tbody[data-index]').first().waitFor();
    await page.waitForTimeout(2000);
    const { frames } = await costOfScrolling(page, await screensDown(page, SCROLLED_SCREENS));
    const name = `order page of ${lines.toLocaleString('en-US')} lines`;
    results.measured.push(summary(`${name}: frame while scrolling`, frames));
    results.figures.push({ name: `${name}: longest frame while scrolling`, value: Math.max(...frames), unit: 'ms' });
    await context.close();
  } finally {
    await browser.close();
  }
};
