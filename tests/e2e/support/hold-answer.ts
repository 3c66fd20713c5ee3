import type { Page } from 'playwright-core';

/** Holds the answers to an operation until the returned function is called. */
export const holdAnswer = async (page: Page, { path }: { path: string }): Promise<() => void> => {
  let letGo: () => void = () => undefined;
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await isFree;
    await route.continue();
  });
  return letGo;
};
