import { getOrder, getReturnOrder, returnOrder } from '@grossist/contracts';
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
  test('shows its status as a whole, by line and by delivery', async () => {
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
    await page.getByText('Ole Bang').waitFor();
    await page.getByText('Porten er låst').waitFor();
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

  test('whose confirmation can’t be loaded is shown as placed, and whole on another try', async () => {
    const { page, words, open } = await visit({ as: BUYER, width: 375 });
    await withPastOrders(page, answer);
    let isBroken = true;
    await answer(page, { ...getOrder, path: getOrder.path.replace(':orderId', ORDER_ID) }, (route) =>
      isBroken ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    await open(`/order/${ORDER_ID}/confirmation`);
    await page.getByRole('alert').getByText(words('orders.failed.placed')).waitFor();
    isBroken = false;
    await page.getByRole('button', { name: words('ui.tryAgain') }).click();
    await page.getByRole('navigation', { name: words('orders.confirmed.next') }).waitFor();
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

  test.each([
    { width: 375, language: 'de-DE', theme: 'dark' },
    { width: 1280, language: 'da-DK', theme: 'light' },
  ] as const)('that went back says when it was received and credited, at $width px in $language', async (how) => {
    const { page, words, open } = await visit({ as: BUYER, ...how });
    await withPastOrders(page, answer);
    const path = getReturnOrder.path.replace(':returnOrderId', RETURN_ID);
    await answer(page, { ...getReturnOrder, path }, (route) =>
      route.fulfill({
        json: aReturn({
          Status: 'credited',
          ReceivedAt: '2026-03-09T08:30:00.000Z',
          CreditedAt: '2026-03-10T11:15:00.000Z',
        }),
      }),
    );
    await open(`/orders/returns/${RETURN_ID}`);
    const fact = (name: Parameters<typeof words>[0]) =>
      page.locator('dl > div').filter({ has: page.getByText(words(name), { exact: true }) });
    await fact('orders.returned.received')
      .getByText(/9[.:]30/)
      .waitFor();
    await fact('orders.returned.credited')
      .getByText(/12[.:]15/)
      .waitFor();
    expect(await fact('orders.returned.refused').count()).toBe(0);
    await expectAccessible(page);
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
