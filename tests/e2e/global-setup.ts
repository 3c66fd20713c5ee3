import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { shopFolder } from '../running-shop/shop.ts';

/** Enough for every class and a second page, little enough to be made in seconds. */
const MATERIALS = 1000;
/** A real price file, where it is at hand; without it the tests that need it say that they are left out. */
const PRICE_FILE = '../shared/data/efonelfo/V4_varefil.csv';

declare module 'vitest' {
  interface ProvidedContext {
    shopAddress: string;
    hasPriceFile: boolean;
  }
}

/** One shop for all browser tests, made as a newcomer's: built, empty folder, demo. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await shopFolder(MATERIALS);
  const hasPriceFile = existsSync(PRICE_FILE);
  if (hasPriceFile) await folder.importFile(PRICE_FILE);
  else console.log(`${PRICE_FILE} is absent: the browser tests of imported articles are left out`);
  const shop = await folder.start();
  project.provide('shopAddress', shop.base);
  project.provide('hasPriceFile', hasPriceFile);
  return async () => {
    await shop.stop();
    await folder.remove();
  };
};
