import type { Page } from 'playwright-core';

/**
 * Waits until the page answers to keys and presses. Before that it is whole and readable, but a press on a button does
 * nothing yet; a person is slower than that, a test is not.
 */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
};
