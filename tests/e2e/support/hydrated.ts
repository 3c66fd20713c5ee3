import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/**
 * Waits until the page answers to keys and presses. Before that it is whole and readable, but a press on a button does
 * nothing yet; a person is slower than that, a test is not.
 */
export const hydrated = async (page: Page): Promise<void> => {
  await page.locator('html[data-listening]').waitFor({ state: 'attached' });
};

/** Waits until a part of the page that comes after the first scripts answers to keys and presses. */
export const answering = async (part: Locator): Promise<void> => {
  await eventually(() =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
  ).toBe(true);
};
