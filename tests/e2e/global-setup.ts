import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { commerceSearch, getContext, signIn } from '@grossist/contracts';
import type { TestProject } from 'vitest/node';
import { clientOf } from '../running-shop/client.ts';
import { shopFolder } from '../running-shop/shop.ts';

/** Enough for every class and a second page, little enough to be made in seconds. */
const MATERIALS = 1000;
/** A real price file, where it is at hand; without it the tests that need it say that they are left out. */
const PRICE_FILE = '../shared/data/efonelfo/V4_varefil.csv';
/** An article of it, and who buys in its market. */
const ARTICLE = '1006100';
const NORWEGIAN = { email: 'buyer@fjordror.example', password: 'demo-Grossist-1' };
const LONGEST_REFRESH_MS = 30_000;

declare module 'vitest' {
  interface ProvidedContext {
    shopAddress: string;
    hasPriceFile: boolean;
  }
}

/** The search is kept fresh after an import: until it knows the article. */
const untilFound = async (base: string): Promise<void> => {
  const client = clientOf(base);
  await client.call(getContext, {});
  await client.call(signIn, { body: NORWEGIAN });
  const end = Date.now() + LONGEST_REFRESH_MS;
  while (Date.now() < end) {
    const { TotalCount } = await client.call(commerceSearch, { body: { Query: ARTICLE } });
    if (TotalCount > 0) return;
    await pause(50);
  }
  throw new Error(`${ARTICLE} is imported but not found by the search`);
};

/** One shop for all browser tests, made as a newcomer's: built, empty folder, demo; then the price file. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await shopFolder(MATERIALS);
  const shop = await folder.start();
  const stop = async (): Promise<void> => {
    await shop.stop();
    await folder.remove();
  };
  try {
    const hasPriceFile = existsSync(PRICE_FILE);
    if (hasPriceFile) {
      await folder.importFile(PRICE_FILE);
      await untilFound(shop.base);
    } else console.log(`${PRICE_FILE} is absent: the browser tests of imported articles are left out`);
    project.provide('shopAddress', shop.base);
    project.provide('hasPriceFile', hasPriceFile);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
};
