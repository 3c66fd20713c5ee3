import {
  addToCart,
  createOrder,
  discardCurrentCart,
  getCart,
  getOrderAgain,
  type OperationOutput,
  type orderAgain,
} from '@grossist/contracts';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { standIn } from './support/cart-page.ts';
import { eventually } from './support/eventually.ts';
import { pressKey } from './support/keyboard.ts';
import { ORDER_ID, withPastOrders } from './support/orders.ts';
import { first, inPacks, materialsSold, order, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const answer = standIn();
const BUYER = 'buyer@sydvvs.example';
const CART_ITEM = '0192a000-0000-7000-8000-000000000078';

type Could = OperationOutput<typeof getOrderAgain>;

const could = (LineNumber: number, traits: Partial<Could['Lines'][number]> = {}): Could['Lines'][number] => ({
  LineNumber,
  Code: `57000${LineNumber}`,
  Name: `Switch ${LineNumber}`,
  Quantity: 10,
  SalesUnit: 'PCE',
  MinQuantity: 1,
  Multiplum: 1,
  PackageSize: 0,
  MostQuantity: null,
  Reason: null,
  ...traits,
});

const COULD: Could = {
  Lines: [
    could(1, { MinQuantity: 6, Multiplum: 6 }),
    could(2, { MostQuantity: 4 }),
    could(3),
    could(4, { Name: 'Bathroom', Reason: 'kit-gone' }),
  ],
};

/** Both calls are at one address: asking what could come, and having it come. */
const answerAgain = (page: Page, carryOut: (route: Route) => Promise<unknown> = (route) => route.abort()) =>
  answer(page, { ...getOrderAgain, path: getOrderAgain.path.replace(':orderId', ORDER_ID) }, (route) =>
    route.request().method() === getOrderAgain.method ? route.fulfill({ json: COULD }) : carryOut(route),
  );

describe('ordering again', () => {
  test('asks for quantities, shows changes by the rules and unavailable lines, and reports differences', async () => {
    const { page, words, open } = await visit({ as: BUYER });
    await withPastOrders(page, answer);
    const asked: unknown[] = [];
    await answerAgain(page, (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill({
        json: {
          Added: [
            {
              LineNumber: 1,
              Code: '570001',
              Name: 'Switch 1',
              CartItemId: CART_ITEM,
              Quantity: 24,
              Asked: 18,
              Change: 'multiplum',
            },
          ],
          NotAdded: [{ LineNumber: 2, Code: '570002', Name: 'Switch 2', Reason: 'sold-out' }],
          ItemCount: 1,
        } satisfies OperationOutput<typeof orderAgain>,
      });
    });
    await open(`/orders/${ORDER_ID}`);
    await page.getByRole('button', { name: words('orders.again'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words('orders.again.choose', { number: '4500099005' }) });
    const line = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
    await line('Bathroom').getByText(words('orders.again.kitGone')).waitFor();
    expect(await line('Bathroom').getByRole('checkbox').count()).toBe(0);
    const asIs = { why: words('orders.again.multiplum'), asked: '10', quantity: '12' };
    await line('Switch 1').getByText(words('orders.again.quantity', asIs)).waitFor();
    const left = { why: words('orders.again.phasedOut'), asked: '10', quantity: '4' };
    await line('Switch 2').getByText(words('orders.again.quantity', left)).waitFor();
    await expectAccessible(page);

    const quantity = line('Switch 1').getByRole('spinbutton');
    await quantity.fill('13');
    await quantity.press('Enter');
    await line('Switch 1')
      .getByText(words('orders.again.quantity', { ...asIs, asked: '13', quantity: '18' }))
      .waitFor();
    await line('Switch 3').locator('label').first().click();
    await dialog.getByRole('button', { name: words('orders.again.put', { count: 2 }) }).click();
    const report = page.getByRole('dialog', { name: words('orders.again.title') });
    await report.getByText(words('orders.again.soldOut')).waitFor();
    await report.getByText(words('orders.again.multiplum')).waitFor();
    expect(asked).toEqual([
      {
        Lines: [
          { LineNumber: 1, Quantity: 18 },
          { LineNumber: 2, Quantity: 4 },
        ],
      },
    ]);
    await expectAccessible(page);
  });

  test('begins with the lines that were chosen, and all or none of them are chosen at once', async () => {
    const { page, words, open } = await visit({ as: BUYER });
    await withPastOrders(page, answer);
    await answerAgain(page);
    await open(`/orders/${ORDER_ID}`);
    await page.getByRole('checkbox', { name: words('cart.select.line', { name: 'Switch 3' }) }).click();
    await page.getByRole('button', { name: words('orders.again.lines', { count: 1 }) }).click();
    const dialog = page.getByRole('dialog', { name: words('orders.again.choose', { number: '4500099005' }) });
    await dialog.getByText(words('cart.select.count', { count: 1 })).waitFor();
    expect(await dialog.getByRole('spinbutton').count()).toBe(1);
    expect(await dialog.getByRole('listitem').first().innerText()).toContain('Switch 3');
    const all = dialog.locator('label').filter({ hasText: words('cart.select.all') });
    await all.click();
    await dialog.getByText(words('cart.select.count', { count: 3 })).waitFor();
    await all.click();
    const put = dialog.getByRole('button', { name: words('orders.again.put', { count: 0 }) });
    await eventually(() => put.isDisabled()).toBe(true);
  });

  test('adds the chosen lines in the entered, rounded quantities', async () => {
    const buyer = await signedIn(BUYER);
    const one = (await materialsSold(buyer, singly))[0];
    const packed = (await materialsSold(buyer, inPacks))[0];
    const other = (await materialsSold(buyer, singly))[1];
    if (!one || !packed || !other) throw new Error('the demo sells materials by the piece and in packs');
    const orderId = await order(buyer, [one, packed, other]);
    await buyer.call(discardCurrentCart, {});
    const { page, words, open } = await visit({ as: BUYER });
    await open(`/orders/${orderId}`);
    await page.getByRole('button', { name: words('orders.again'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const spin = (name: string) => dialog.getByRole('spinbutton', { name: words('ui.quantity.of', { name }) });
    await spin(one.ItemLocalMaterialName).fill('7');
    await spin(packed.ItemLocalMaterialName).fill(String(packed.Multiplum * 2 + 1));
    await spin(packed.ItemLocalMaterialName).press('Enter');
    await dialog.getByText(words('orders.again.multiplum')).waitFor();
    await dialog.locator('label').filter({ hasText: other.Code }).click();
    await dialog.getByRole('button', { name: words('orders.again.put', { count: 2 }) }).click();
    await page
      .getByRole('region', { name: words('ui.notices') })
      .getByText(words('orders.again.done', { count: 2 }))
      .waitFor();
    expect((await buyer.call(getCart, {})).CartItems.map(({ Code, Quantity }) => [Code, Quantity])).toEqual([
      [one.Code, 7],
      [packed.Code, packed.Multiplum * 3],
    ]);
  });
});

test('asks about a cut length when it is ordered again, and keeps it by Enter', async () => {
  const email = 'colleague@nordkraft.example';
  const client = await signedIn(email);
  const cable = first(
    await materialsSold(client, ({ CableCutAllowed, PackageSize }) => CableCutAllowed && PackageSize > 1),
  );
  const length = cable.PackageSize - 1;
  await client.call(discardCurrentCart, {});
  await client.call(addToCart, { body: { Code: cable.Code, Quantity: length } });
  const { CartId } = await client.call(getCart, {});
  const { SalesOrderId, ErrorMessages } = await client.call(createOrder, { body: { Details: { CartId } } });
  expect(ErrorMessages).toEqual([]);
  const { page, words, open } = await visit({ as: email });
  await open('/');
  const last = page.getByRole('region', { name: words('home.desk.last') });
  await last.getByRole('button', { name: `${words('orders.again')} ${SalesOrderId}` }).click();
  const question = page.getByRole('dialog', { name: words('cart.cut') });
  await question.getByRole('group').getByRole('button').first().waitFor();
  await expectAccessible(page);
  await pressKey(question.getByRole('group').getByRole('button').first());
  await question.waitFor({ state: 'detached' });
  expect((await client.call(getCart, {})).CartItems.map(({ Quantity }) => Quantity)).toEqual([length]);
  await client.call(discardCurrentCart, {});
});
