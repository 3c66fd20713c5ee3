import type { Locator, Page } from 'playwright-core';

const MOST_TABS = 80;

/** Goes by the tab key to an element of the page. @throws when it can't be reached so */
export const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await wanted.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${wanted.toString()} can't be reached by the tab key`);
};
