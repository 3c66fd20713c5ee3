import { addToCart, discardCurrentCart, getCart, getCartPrice } from '@grossist/contracts';
import { beforeEach, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { changed, openCart, standIn, sumOf } from './support/cart-page.ts';
import { eventually } from './support/eventually.ts';
import { first, inStock, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const answer = standIn();
const EMAIL = 'buyer@nordkraft.example';

let buyer: Client;
beforeEach(async () => {
  buyer = await signedIn(EMAIL);
  await buyer.call(discardCurrentCart, {});
});

test('shows a proposal for insufficient express-box stock, disables the order, and applies it with one click', async () => {
  const material = first(await inStock(buyer, await materialsSold(buyer, singly)));
  await buyer.call(addToCart, { body: { Code: material.Code, Quantity: 5 } });
  const visitor = await visit({ as: EMAIL });
  const { page, words } = visitor;
  // Whatever the demo's box holds, and whether it drives at all, on the day the tests run.
  await answer(page, getCart, (route) => changed(route, () => ({ DeliveryType: 'Fastbox' })));
  await answer(page, getCartPrice, async (route) => {
    const { Docs } = await buyer.call(getCartPrice, { body: {} });
    await changed(route, () => ({ Docs: Docs.map((doc) => ({ ...doc, FastboxStock: { AtpQuantity: 2 } })) }));
  });
  await openCart(visitor);
  const question = page.getByRole('group', {
    name: words('cart.proposal.of', { name: material.ItemLocalMaterialName }),
  });
  await question.waitFor();
  await sumOf(visitor).getByText(words('cart.order.off.proposal')).waitFor();
  await expectAccessible(page);

  await question.getByRole('button', { name: words('cart.proposal.discard') }).click();
  await question.waitFor({ state: 'detached' });
  await page.reload();
  await question.getByRole('button', { name: words('cart.proposal.apply') }).click();
  await eventually(async () => (await buyer.call(getCart, {})).CartItems.map(({ Quantity }) => Quantity)).toEqual([2]);
  await question.waitFor({ state: 'detached' });
});
