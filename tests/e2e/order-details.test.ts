import { discardCurrentCart, getCart, orderAgain, returnOrder } from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { standIn } from './support/cart-page.ts';
import { eventually } from './support/eventually.ts';
import { anOrder, anOrderLine, aReturn, KIT_ID, ORDER_ID, RETURN_ID, withPastOrders } from './support/orders.ts';
import { materialsSold, order, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const answer = standIn();
const BUYER = 'buyer@sydvvs.example';

describe('an order', () => {
  test('tells how far it is as a whole, line by line and delivery by delivery', async () => {
    const { page, words, open } = await visit({ as: BUYER });
    await withPastOrders(page, answer);
    await open(`/orders/${ORDER_ID}`);
    const way = page.getByRole('list', { name: words('orders.progress') });
    await way.waitFor();
    expect(await way.getByRole('listitem').count()).toBe(5);
    expect(await way.locator('[aria-current="step"]').innerText()).toContain(words('orders.status.delivered'));
    const lines = page.getByRole('table', { name: words('cart.lines') });
    await lines
      .getByRole('row')
      .filter({ hasText: 'Switch 3' })
      .getByText(words('orders.status.backOrdered'))
      .waitFor();
    const tracking = page.getByRole('link', { name: words('orders.delivery.tracking', { number: 'GR800012345DK' }) });
    expect(await tracking.getAttribute('rel')).toContain('noopener');
  });

  test('shows a kit as one line until it is opened, and its label under an address of its own', async () => {
    const { page, words, open } = await visit({ as: BUYER });
    await withPastOrders(page, answer);
    await open(`/orders/${ORDER_ID}`);
    const lines = page.getByRole('table', { name: words('cart.lines') });
    await lines.getByRole('link', { name: 'Bathroom' }).waitFor();
    expect(await lines.getByRole('link', { name: 'Switch 5' }).count()).toBe(0);
    await lines.getByRole('button', { name: words('orders.kit.materials', { count: 1 }) }).click();
    await lines.getByRole('link', { name: 'Switch 5' }).waitFor();
    await lines.getByRole('link', { name: 'Bathroom' }).click();
    await page.getByRole('tab', { name: words('orders.kit.label') }).click();
    await eventually(() => new URL(page.url()).searchParams.get('tab')).toBe('label');
    expect(new URL(page.url()).pathname).toContain(`/orders/${ORDER_ID}/kits/${KIT_ID}`);
    const label = page.getByRole('article', { name: words('orders.kit.label') });
    await label.getByText('4500099005-4').waitFor();
    await expectAccessible(page);
  });

  test('is ordered again line by line, and what could not be ordered is told', async () => {
    const { page, words, open } = await visit({ as: BUYER });
    await withPastOrders(page, answer);
    const asked: unknown[] = [];
    await answer(page, { ...orderAgain, path: orderAgain.path.replace(':orderId', ORDER_ID) }, (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill({
        json: {
          Added: [
            {
              LineNumber: 1,
              Code: '570001',
              Name: 'Switch 1',
              CartItemId: KIT_ID,
              Quantity: 12,
              Asked: 10,
              Change: 'multiplum',
            },
          ],
          NotAdded: [{ LineNumber: 2, Code: '570002', Name: 'Switch 2', Reason: 'sold-out' }],
          ItemCount: 1,
        },
      });
    });
    await open(`/orders/${ORDER_ID}`);
    for (const name of ['Switch 1', 'Switch 2']) {
      await page.getByRole('checkbox', { name: words('cart.select.line', { name }) }).click();
    }
    await page.getByRole('button', { name: words('orders.again.lines', { count: 2 }) }).click();
    const told = page.getByRole('dialog', { name: words('orders.again.title') });
    await told.getByText(words('orders.again.soldOut')).waitFor();
    await told.getByText(words('orders.again.multiplum')).waitFor();
    expect(asked).toEqual([{ Lines: [{ LineNumber: 1 }, { LineNumber: 2 }] }]);
    await expectAccessible(page);
  });

  test('comes into the cart once more', async () => {
    const buyer = await signedIn(BUYER);
    const materials = (await materialsSold(buyer, singly)).slice(0, 2);
    const orderId = await order(buyer, materials);
    await buyer.call(discardCurrentCart, {});
    const { page, words, open } = await visit({ as: BUYER });
    await open(`/orders/${orderId}`);
    await page.getByRole('button', { name: words('orders.again'), exact: true }).click();
    await page
      .getByRole('region', { name: words('ui.notices') })
      .getByText(words('orders.again.done', { count: 2 }))
      .waitFor();
    expect((await buyer.call(getCart, {})).CartItems.map(({ Code }) => Code)).toEqual(
      materials.map(({ Code }) => Code),
    );
  });

  test('is given back in part, never more than came, under one key', async () => {
    const { page, words, open } = await visit({ as: BUYER });
    await withPastOrders(page, answer);
    const asked: { IdempotencyKey: string; Lines: unknown }[] = [];
    await answer(page, { ...returnOrder, path: returnOrder.path.replace(':orderId', ORDER_ID) }, (route) => {
      asked.push(route.request().postDataJSON());
      return asked.length === 1 ? route.fulfill({ status: 503, json: {} }) : route.fulfill({ json: aReturn() });
    });
    await open(`/orders/${ORDER_ID}`);
    await page.getByRole('button', { name: words('orders.return.do') }).click();
    const dialog = page.getByRole('dialog', { name: words('orders.return.title', { number: '4500099005' }) });
    const line = dialog.getByRole('listitem').filter({ hasText: 'Switch 1' });
    await line.locator('label').first().click();
    const quantity = line.getByRole('spinbutton');
    await quantity.fill('99');
    await quantity.press('Enter');
    await eventually(() => quantity.inputValue()).toBe('10');
    await quantity.fill('3');
    await quantity.press('Enter');
    await line.getByRole('combobox').selectOption('damaged');
    await expectAccessible(page);
    const submit = dialog.getByRole('button', { name: words('orders.return.submit', { count: 1 }) });
    await submit.click();
    await dialog.getByRole('alert').waitFor();
    await submit.click();
    await page.getByRole('heading', { level: 1, name: words('orders.return.number', { number: 'R4501' }) }).waitFor();
    expect(new URL(page.url()).pathname).toContain(`/orders/returns/${RETURN_ID}`);
    expect(asked.map(({ Lines }) => Lines)).toEqual([
      [{ LineNumber: 1, Quantity: 3, Reason: 'damaged', Note: '' }],
      [{ LineNumber: 1, Quantity: 3, Reason: 'damaged', Note: '' }],
    ]);
    expect(new Set(asked.map(({ IdempotencyKey }) => IdempotencyKey)).size).toBe(1);
  });

  test('of two thousand lines has those in sight in the page, and the last when it is scrolled to', async () => {
    const { page, words, open } = await visit({ as: BUYER });
    const Lines = Array.from({ length: 2000 }, (_, place) => anOrderLine(place + 1));
    await withPastOrders(page, answer, anOrder({ Lines, LineCount: 2000, Deliveries: [], Kits: [] }));
    await open(`/orders/${ORDER_ID}`);
    const table = page.getByRole('table', { name: words('cart.lines') });
    await table.waitFor();
    expect(await table.getAttribute('aria-rowcount')).toBe('2001');
    expect(await table.getByRole('row').count()).toBeLessThan(100);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await table.getByRole('link', { name: 'Switch 2000', exact: true }).waitFor();
    expect(await table.getByRole('row').count()).toBeLessThan(100);
  });

  test('of another company is as absent as none', async () => {
    const { page, words, open } = await visit({ as: BUYER });
    const stranger = await signedIn('buyer@rheinstrom.example');
    const [material] = await materialsSold(stranger, singly, 'de-DE');
    if (!material) throw new Error('the demo sells materials by the piece');
    await open(`/orders/${await order(stranger, [material])}`);
    await page.getByRole('heading', { name: words('orders.absent') }).waitFor();
  });
});
