import { discardCurrentCart, getCart, getRemnants, type SearchDocument } from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { cellsOf, fillInOrder, openCart } from './support/cart-sheet.ts';
import { eventually } from './support/eventually.ts';
import { pressKey } from './support/keyboard.ts';
import { first, materialsSold } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';

let buyer: Client;
let cable: SearchDocument;
let lengths: readonly number[];

beforeAll(async () => {
  buyer = await signedIn(EMAIL);
  // A smart kit takes no pieces.
  await buyer.call(discardCurrentCart, {});
  const cables = await materialsSold(buyer, ({ CableCutAllowed }) => CableCutAllowed);
  const Items = cables.map(({ ItemSAPMaterialNumber }) => ({ MaterialNo: ItemSAPMaterialNumber }));
  const { MaterialNo, Remnants } = first(await buyer.call(getRemnants, { body: { Items } }));
  cable = first(cables.filter(({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber === MaterialNo));
  lengths = Remnants.map(({ CabelRemnantValue }) => CabelRemnantValue);
});

test('a left-over length of a cable is taken as the piece it is, on a line of its own, and is not offered again', async () => {
  await fillInOrder(buyer, [cable], cable.PackageSize);
  const visitor = await visit({ as: EMAIL });
  await openCart(visitor);
  const { page, words } = visitor;
  await cellsOf(visitor, 'details').first().click();
  const details = page.getByRole('region', {
    name: words('cart.details.of', { name: cable.ItemLocalMaterialName }),
  });
  await details.getByRole('heading', { name: words('cart.remnants') }).waitFor();
  const offers = details.locator('li').getByRole('button');
  await eventually(() => offers.count()).toBe(lengths.length);
  await expectAccessible(page);
  await pressKey(offers.first());
  await eventually(() => offers.count()).toBe(lengths.length - 1);
  const { CartItems } = await buyer.call(getCart, {});
  expect(CartItems.map(({ Code, CabelRemnantValue }) => [Code, CabelRemnantValue])).toEqual([
    [cable.Code, null],
    [cable.Code, lengths[0]],
  ]);
  expect(CartItems[1]?.Quantity).toBe(lengths[0]);
  await page.getByText(words('cart.line.remnant'), { exact: true }).waitFor();
});
