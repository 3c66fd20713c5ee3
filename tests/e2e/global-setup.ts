import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { commerceSearch, getContext, signIn } from '@grossist/contracts';
import type { TestProject } from 'vitest/node';
import { clientOf } from '../running-shop/client.ts';
import { copyShopFolder, type RunningShop, type ShopFolder, shopFolder } from '../running-shop/shop.ts';

/** Enough for every class and a second page, little enough to be made in seconds. */
const MATERIALS = 1000;
/** A real price file, where it is at hand; without it the tests that need it say that they are left out. */
const PRICE_FILE = '../shared/data/efonelfo/V4_varefil.csv';
/** An article of it, and who buys in its market. */
const ARTICLE = '1006100';
const NORWEGIAN = { email: 'buyer@fjordror.example', password: 'demo-Grossist-1' };
const LONGEST_REFRESH_MS = 120_000;

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of each worker's shop, by the number of the worker less one. */
    shopAddresses: string[];
    hasPriceFile: boolean;
  }
}

/** Waits until the search finds the article after an import. */
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

/** How many files run at the same time; a run of one file, named in the command, needs one shop. */
const workersOf = async (project: TestProject): Promise<number> => {
  const named = process.argv.filter((argument) => argument.startsWith('tests/e2e/'));
  const { testFiles } = await project.globTestFiles(named);
  return Math.min(project.config.maxWorkers, testFiles.length);
};

/** A shop as a newcomer's, not running: built, empty folder, demo; then the price file. */
const prepare = async (folder: ShopFolder, hasPriceFile: boolean): Promise<void> => {
  const shop = await folder.start();
  if (hasPriceFile) {
    await folder.importFile(PRICE_FILE);
    await untilFound(shop.base);
  }
  await shop.stop();
};

/** A shop for each worker of the browser tests: one is made, the others are its copies. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const hasPriceFile = existsSync(PRICE_FILE);
  const first = await shopFolder(MATERIALS);
  const folders = [first];
  const shops: RunningShop[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await Promise.all(folders.map((folder) => folder.remove()));
  };
  try {
    await prepare(first, hasPriceFile);
    const workers = await workersOf(project);
    while (folders.length < workers) folders.push(await copyShopFolder(first.path, MATERIALS));
    shops.push(...(await Promise.all(folders.map((folder) => folder.start()))));
    project.provide(
      'shopAddresses',
      shops.map(({ base }) => base),
    );
    project.provide('hasPriceFile', hasPriceFile);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
};
