import { inject } from 'vitest';
import { copyShopFolder, type ShopFolder } from '../running-shop/shop.ts';

export const DEMO_MATERIALS_OF_TESTS = 150;

/** A shop of the test's own that has its demo already and does not run yet. */
export const demoShop = (): Promise<ShopFolder> => copyShopFolder(inject('demoShop'), DEMO_MATERIALS_OF_TESTS);
