import type { TestProject } from 'vitest/node';
import { shopFolder } from '../running-shop/shop.ts';
import { DEMO_MATERIALS_OF_TESTS } from './demo-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a shop with its demo, which does not run: what the tests' own are copied from. */
    demoShop: string;
  }
}

/** Makes the demo once for all files that do not test how it is made. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await shopFolder(DEMO_MATERIALS_OF_TESTS);
  const shop = await folder.start();
  await shop.stop();
  project.provide('demoShop', folder.path);
  return () => folder.remove();
};
