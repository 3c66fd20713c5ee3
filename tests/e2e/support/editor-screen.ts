import type { Page } from 'playwright-core';
import type { Visitor } from './browser.ts';

const isAnswering = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
  });

/** Opens a screen of the editors and waits until it answers: it comes in a part of its own, after the page around it. */
export const openEditor = async ({ open, page }: Pick<Visitor, 'open' | 'page'>, path: string): Promise<void> => {
  await open(path);
  await isAnswering(page);
};
