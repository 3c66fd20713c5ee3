import { addToCart, creditCardOrderStatus, discardCurrentCart, getCart } from '@grossist/contracts';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { openCart, standIn } from './support/cart-page.ts';
import { hydrated } from './support/hydrated.ts';
import { pressKey } from './support/keyboard.ts';
import { confirmation, orderAndConfirm, ordersOf } from './support/ordering.ts';
import { fillCart, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const answer = standIn();
const BUYER = 'buyer@sydvvs.example';
/** The bank of the sandbox thinks about it for twenty seconds, and the page asks every five. */
const UNTIL_SLOW_IS_PAID = 40_000;

let buyer: Client;
let before: number;

beforeEach(async () => {
  buyer = await signedIn(BUYER);
  await buyer.call(discardCurrentCart, {});
  await fillCart(buyer, (await materialsSold(buyer, singly)).slice(0, 2));
  before = await ordersOf(buyer);
});

/** From the cart to the payment service's page. */
const goAndPay = async (visitor: Visitor, page = visitor.page): Promise<void> => {
  await orderAndConfirm(visitor, page, 'ordering.card.pay');
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor();
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const state = ({ page }: Visitor, title: string) => page.getByRole('status').getByRole('heading', { name: title });

const linesLeft = async (): Promise<number> => (await buyer.call(getCart, {})).CartItems.length;

test('places one order for a cart paid by card, and shows the payment in its confirmation', async () => {
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCart(visitor);
  await goAndPay(visitor);
  expect(await ordersOf(buyer)).toBe(before);
  await press(page, 'Pay');
  await confirmation(visitor, page).waitFor();
  await page.getByText(words('ordering.done.card')).waitFor();
  expect(await ordersOf(buyer)).toBe(before + 1);
  expect(await linesLeft()).toBe(0);
});

test('places one order for a payment with two webhooks', async () => {
  const visitor = await visit({ as: BUYER });
  await openCart(visitor);
  await goAndPay(visitor);
  await press(visitor.page, 'Pay, and tell the shop twice');
  await confirmation(visitor, visitor.page).waitFor();
  expect(await ordersOf(buyer)).toBe(before + 1);
});

test('keeps the cart after a declined card, for another way of ordering', async () => {
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCart(visitor);
  await goAndPay(visitor);
  await press(page, 'Have the card refused');
  await page.getByRole('alert').waitFor();
  await press(page, 'Go back without paying');
  await state(visitor, words('ordering.card.declined'))
    .or(state(visitor, words('ordering.card.cancelled')))
    .first()
    .waitFor();
  await expectAccessible(page);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  expect(await ordersOf(buyer)).toBe(before);
  await page.getByRole('main').getByRole('link').first().press('Enter');
  await page.getByRole('heading', { level: 1, name: words('pages.cart') }).waitFor();
  expect(await linesLeft()).toBe(2);
  await orderAndConfirm(visitor, page);
  await confirmation(visitor, page).waitFor();
  expect(await ordersOf(buyer)).toBe(before + 1);
});

test('offers to continue or cancel the payment after leaving the payment page', async () => {
  const visitor = await visit({ as: BUYER });
  const { page, words, addressOf } = visitor;
  await openCart(visitor);
  await goAndPay(visitor);
  const paymentId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(addressOf(`/order/card?paymentid=${paymentId}`));
  await state(visitor, words('ordering.card.pending')).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: words('ordering.card.goOn') }).click();
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor();
  await page.goBack();
  await hydrated(page);
  await page.getByRole('button', { name: words('ordering.card.giveUp') }).click();
  await state(visitor, words('ordering.card.cancelled')).waitFor();
  expect(await ordersOf(buyer)).toBe(before);
  expect(await linesLeft()).toBe(2);
});

test('a slow bank is waited for, over a reload, and then the order is confirmed', async () => {
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCart(visitor);
  await goAndPay(visitor);
  await page.getByRole('button', { name: /^Pay slowly/ }).click();
  await state(visitor, words('ordering.card.pending')).waitFor();
  await page.reload();
  await state(visitor, words('ordering.card.pending')).waitFor();
  await confirmation(visitor, page).waitFor({ timeout: UNTIL_SLOW_IS_PAID });
  expect(await ordersOf(buyer)).toBe(before + 1);
});

test('two tabs that pay the same cart pay one payment and make one order', async () => {
  const visitor = await visit({ as: BUYER });
  const { page, context, addressOf } = visitor;
  await openCart(visitor);
  const second = await context.newPage();
  await second.goto(addressOf('/cart'));
  await hydrated(second);
  await goAndPay(visitor);
  await goAndPay(visitor, second);
  expect(second.url()).toBe(page.url());
  await press(page, 'Pay');
  await confirmation(visitor, page).waitFor();
  await press(second, 'Pay');
  await confirmation(visitor, second).waitFor();
  expect(second.url()).toBe(page.url());
  expect(await ordersOf(buyer)).toBe(before + 1);
});

test('a cart that was changed while it was being paid is not ordered as it was', async () => {
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCart(visitor);
  await goAndPay(visitor);
  const [, , third] = await materialsSold(buyer, singly);
  if (!third) throw new Error('The shop sells three materials');
  await buyer.call(addToCart, { body: { Code: third.Code, Quantity: 1 } });
  await press(page, 'Pay');
  await state(visitor, words('ordering.card.refused'))
    .or(state(visitor, words('ordering.card.cancelled')))
    .first()
    .waitFor();
  await expectAccessible(page);
  expect(await ordersOf(buyer)).toBe(before);
  expect(await linesLeft()).toBe(3);
});

test('shows an unknown payment as not found, with next steps', async () => {
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await visitor.open('/order/card?paymentid=0123456789abcdef0123456789abcdef');
  await state(visitor, words('ordering.card.notFound')).waitFor();
  await pressKey(page.getByRole('button', { name: words('ordering.card.askAgain') }));
  await state(visitor, words('ordering.card.notFound')).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: words('pages.orders') })
    .waitFor();
  await expectAccessible(page);
});

test('shows the reasons for a refused order, and announces each change to screen readers', async () => {
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  let asked = 0;
  await answer(page, creditCardOrderStatus, (route) => {
    asked += 1;
    return route.fulfill({
      json: {
        Status: asked === 1 ? 'pending' : 'refused',
        SalesOrderId: null,
        OrderId: null,
        ErrorMessages: asked === 1 ? [] : ['4711 er udsolgt.', ''],
        OrderValidationInfo: null,
        CartId: null,
        NetsRedirectUrl: null,
      },
    });
  });
  await visitor.open('/order/card?paymentid=0123456789abcdef');
  await state(visitor, words('ordering.card.pending')).waitFor();
  await state(visitor, words('ordering.card.refused')).waitFor();
  expect(await page.getByRole('status').getByRole('listitem').allInnerTexts()).toEqual(['4711 er udsolgt.']);
});
