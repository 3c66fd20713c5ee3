import { getCart, orderSents } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { hydrated } from './support/hydrated.ts';
import { fillCart, first, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'buyer@sydvvs.example';

test('orders once after a double press in one of two tabs, and notifies the other tab', async () => {
  const buyer = await signedIn(EMAIL);
  await fillCart(buyer, [first(await materialsSold(buyer, singly))]);
  const { SentTotalNumber: before } = await buyer.call(orderSents, { body: {} });

  const { page, context, words, open, addressOf } = await visit({ as: EMAIL });
  await open('/cart');
  const second = await context.newPage();
  await second.goto(addressOf('/cart'));
  await hydrated(second);
  const openConfirmation = async (tab: typeof page) => {
    const order = tab.getByRole('button', { name: words('cart.order') });
    await eventually(() => order.isEnabled()).toBe(true);
    await order.click();
    const send = tab.getByRole('button', { name: words('cart.confirm.order') });
    await eventually(() => send.isEnabled()).toBe(true);
    return send;
  };
  const sendInSecond = await openConfirmation(second);
  await page.bringToFront();
  const send = await openConfirmation(page);
  await Promise.all([
    send.dblclick(),
    // It hears of the order by itself, and then there is nothing left to press.
    sendInSecond.click({ timeout: 2000 }).catch(() => undefined),
  ]);
  await page.getByRole('heading', { level: 1, name: words('pages.confirmation') }).waitFor();
  await second
    .getByRole('heading', { name: words('cart.empty.title') })
    .or(second.getByRole('heading', { level: 1, name: words('pages.confirmation') }))
    .first()
    .waitFor();

  const { SentTotalNumber: after } = await buyer.call(orderSents, { body: {} });
  expect(after).toBe(before + 1);
  expect((await buyer.call(getCart, {})).CartItems).toEqual([]);
});
