import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

const LONGEST_LIST = 5;

const sentenceOf = ({ id, help, nodes }: Violation): string => {
  const places = nodes.slice(0, LONGEST_LIST).map(({ target, failureSummary = '' }) => {
    const [, reason = ''] = failureSummary.split('\n');
    return `${target.join(' ')} (${reason.trim()})`;
  });
  return `${id}: ${help} – ${places.join(' | ')}`;
};

const LONGEST_FRAME_MS = 1000;

/**
 * Waits until the page has painted what was changed. A headless browser paints no frame for a page that it takes for hidden,
 * so the wait is bounded.
 */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    (longest) =>
      new Promise((resolve) => {
        const painted = (): void => resolve(undefined);
        requestAnimationFrame(() => requestAnimationFrame(painted));
        setTimeout(painted, longest);
      }),
    LONGEST_FRAME_MS,
  );

/**
 * From its beginning: what has half slid under the bar that stays at the top can be scrolled out from under it, and axe would
 * call it too small to be touched.
 */
const scrollToTop = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await nextFrame(page);
};

const ALL = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** The rules that longer words can break: what is where, and how large. */
const LAYOUT = { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] };

/**
 * Expects that the page breaks no rule of WCAG 2.2 A and AA, nor of good practice, that axe can check.
 * @param rules `layout`: only the rules that depend on where things are; for a page whose other rules are checked already
 */
export const expectAccessible = async (page: Page, rules: 'all' | 'layout' = 'all'): Promise<void> => {
  await scrollToTop(page);
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async (runOnly): Promise<Violation[]> => {
      const axe = Reflect.get(window, 'axe');
      const found = await axe.run(document, {
        runOnly,
        // Only rules about sound and locked orientation read media and style sheets a second time; no page has either.
        preload: false,
        resultTypes: ['violations'],
      });
      return found.violations;
    },
    rules === 'all' ? ALL : LAYOUT,
  );
  expect(violations.map(sentenceOf), `axe at ${page.url()}`).toEqual([]);
};
