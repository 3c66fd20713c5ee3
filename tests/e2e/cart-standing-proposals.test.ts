import { convertCartToFastboxCart, discardCurrentCart, getCart, getCartPrice } from '@grossist/contracts';
import { beforeEach, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { changed, openCart, standIn, sumOf } from './support/cart-page.ts';
import { eventually } from './support/eventually.ts';
import { fillCart, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const answer = standIn();
const EMAIL = 'buyer@nordkraft.example';

let buyer: Client;
beforeEach(async () => {
  buyer = await signedIn(EMAIL);
  await buyer.call(discardCurrentCart, {});
});

test('what the express box has too little of is asked about line by line, and applied in one press', async () => {
  await fillCart(buyer, (await materialsSold(buyer, singly)).slice(0, 2));
  await buyer.call(convertCartToFastboxCart, {});
  const [first] = (await buyer.call(getCart, {})).CartItems;
  if (first === undefined) throw new Error('the cart has lines');
  const visitor = await visit({ as: EMAIL });
  const { page, words } = visitor;
  // Whatever the demo's box holds on the day the tests run.
  await answer(page, getCartPrice, async (route) => {
    const { Docs } = await buyer.call(getCartPrice, { body: {} });
    await changed(route, () => ({
      Docs: Docs.map((doc) => ({ ...doc, FastboxStock: { AtpQuantity: doc.ItemId === first.CartItemId ? 0 : 900 } })),
    }));
  });
  await openCart(visitor);
  const question = page.getByRole('group', {
    name: words('cart.proposal.of', { name: first.ItemLocalMaterialName }),
  });
  await question.getByText(words('cart.proposal.fastboxGone')).waitFor();
  await sumOf(visitor).getByText(words('cart.order.off.proposal')).waitFor();
  await expectAccessible(page);

  await question.getByRole('button', { name: words('cart.proposal.discard') }).click();
  await question.waitFor({ state: 'detached' });
  await page.reload();
  await question.getByRole('button', { name: words('cart.proposal.apply') }).click();
  await eventually(async () =>
    (await buyer.call(getCart, {})).CartItems.map(({ CartItemId }) => CartItemId),
  ).not.toContain(first.CartItemId);
  await question.waitFor({ state: 'detached' });
});
