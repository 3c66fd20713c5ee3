import {
  bulkCommerceSearch,
  emptyCart,
  getCart,
  getCartPrice,
  getSoftBundlePrices,
  getSoftBundlesWith,
} from '@grossist/contracts';
import { DEMO_MATERIALS } from '@grossist/demo';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { cellsOf, openCart, scrollsSideways } from './support/cart-sheet.ts';
import { eventually } from './support/eventually.ts';
import { first, inStock, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';

let buyer: Client;
beforeEach(async () => {
  buyer = await signedIn(EMAIL);
  await buyer.call(emptyCart, {});
});

const openVariation = async ({ page, words, open }: Visitor, sapMaterialNumber: string): Promise<void> => {
  const { Documents } = await buyer.call(bulkCommerceSearch, { body: { Identifiers: [sapMaterialNumber] } });
  await open(`/variation/${first(Documents).Code}`);
  const price = page.getByRole('region', { name: words('pictures.price') });
  // What the server wrote gives way to what answers.
  await eventually(async () => {
    await page.mouse.wheel(0, 200);
    return price.getByText(words('cart.story.list')).count();
  }).toBe(1);
};

describe('a material at a glance', () => {
  test('shows how its price is calculated, and what can be delivered when', async () => {
    const visitor = await visit({ as: EMAIL });
    const { page, words } = visitor;
    const material = first(await inStock(buyer, (await materialsSold(buyer, singly)).slice(0, 40)));
    await openVariation(visitor, material.ItemSAPMaterialNumber);
    const price = page.getByRole('region', { name: words('pictures.price') });
    await price.getByText(words('cart.story.list')).waitFor();
    await price.getByText(words('pictures.net'), { exact: true }).waitFor();
    const stock = page.getByRole('region', { name: words('pictures.stock') });
    await stock.getByRole('listitem').first().waitFor();
    expect(await stock.getByRole('listitem').first().innerText()).toMatch(/\d/);
    await expectAccessible(page);
  });

  test('is not shown to signed-out visitors', async () => {
    const visitor = await visit();
    const { Documents } = await buyer.call(bulkCommerceSearch, {
      body: { Identifiers: [DEMO_MATERIALS.circuitBreaker] },
    });
    await visitor.open(`/variation/${first(Documents).Code}`);
    await visitor.page.mouse.wheel(0, 2_000);
    await visitor.page.getByRole('heading', { name: visitor.words('variation.attributes') }).waitFor();
    expect(await visitor.page.getByText(visitor.words('pictures.price')).count()).toBe(0);
    expect(visitor.calls.filter((call) => call.includes('/api/erp/'))).toEqual([]);
  });
});

describe('a bundle', () => {
  test('is shown beside each of its materials with its saving, is added to the cart at once, and reduces the cart’s price', async () => {
    const visitor = await visit({ as: EMAIL });
    const { page, words } = visitor;
    await openVariation(visitor, DEMO_MATERIALS.circuitBreaker);
    const bundles = page.getByRole('region', { name: words('bundles.title') });
    await bundles.scrollIntoViewIfNeeded();
    const [id] = await buyer.call(getSoftBundlesWith, { query: { materialNo: DEMO_MATERIALS.circuitBreaker } });
    const bundle = first(await buyer.call(getSoftBundlePrices, { body: [id ?? ''] }));
    const card = bundles.getByRole('article').first();
    await card.getByText(words('bundles.separately')).waitFor();
    expect(await card.getByRole('listitem').count()).toBe(bundle.memberMaterials.length);
    await card.getByRole('button', { name: words('bundles.add') }).click();
    await eventually(async () => (await buyer.call(getCart, {})).CartItems.length).toBe(bundle.memberMaterials.length);

    const { CartPriceInfo } = await buyer.call(getCartPrice, { body: {} });
    expect(CartPriceInfo.BundleSavings).toBe(bundle.price?.saving);
    expect(CartPriceInfo.SubTotal).toBe(bundle.price?.netPrice);

    await openCart(visitor);
    await page.getByText(words('cart.price.bundle')).first().waitFor();
    await cellsOf(visitor, 'price').first().click();
    await page.getByRole('dialog').getByText(words('cart.story.bundle')).waitFor();
    await expectAccessible(page);
  });

  test.each([375, 800] as const)('fits a page of %d pixels', async (width) => {
    const visitor = await visit({ as: EMAIL, width });
    await openVariation(visitor, DEMO_MATERIALS.circuitBreaker);
    const bundles = visitor.page.getByRole('region', { name: visitor.words('bundles.title') });
    await eventually(async () => {
      await visitor.page.mouse.wheel(0, 200);
      return bundles.getByRole('article').count();
    }).toBeGreaterThan(0);
    expect(await scrollsSideways(visitor.page)).toBe(false);
    await expectAccessible(visitor.page);
  });
});
