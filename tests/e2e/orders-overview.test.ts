import {
  discardCurrentCart,
  getCart,
  getOrder,
  orderAgain,
  orderSents,
  returnOrder,
  saveCartAsOrderDraftAndCreateNewCart,
} from '@grossist/contracts';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { standIn } from './support/cart-page.ts';
import { scrollsSideways } from './support/cart-sheet.ts';
import { eventually } from './support/eventually.ts';
import { anOrder, anOrderLine, aReturn, KIT_ID, ORDER_ID, RETURN_ID, withPastOrders } from './support/orders.ts';
import { fillCart, materialsSold, order, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const answer = standIn();
const BUYER = 'buyer@sydvvs.example';

const rows = ({ page, words }: Visitor) =>
  page
    .getByRole('table', { name: words('pages.orders') })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });

describe('the orders overview', () => {
  test('finds an order by its number, narrows it by its account, and says both in the address', async () => {
    const buyer = await signedIn(BUYER);
    const [material] = await materialsSold(buyer, singly);
    if (!material) throw new Error('the demo sells materials by the piece');
    const orderId = await order(buyer, [material]);
    await order(buyer, [material]);
    const { SalesOrderId: number } = await buyer.call(getOrder, { params: { orderId } });

    const visitor = await visit({ as: BUYER });
    const { page, words, open } = visitor;
    await open('/orders');
    const search = page.getByRole('search', { name: words('orders.search') });
    await search.getByRole('searchbox').fill(number);
    await search.getByRole('searchbox').press('Enter');
    await eventually(() => rows(visitor).getByRole('link').allInnerTexts()).toEqual([number]);

    const facets = page.getByRole('region', { name: words('orders.narrow') });
    await facets
      .getByRole('group', { name: words('orders.facet.soldTo') })
      .locator('label')
      .first()
      .click();
    await eventually(() => new URL(page.url()).searchParams.has('soldTo')).toBe(true);
    expect(new URL(page.url()).searchParams.get('query')).toBe(number);
    const chosen = page.getByRole('list', { name: words('orders.chosen') });
    await eventually(() => chosen.getByRole('listitem').count()).toBe(3);

    await chosen.getByRole('link', { name: words('orders.chosen.clear') }).click();
    await chosen.waitFor({ state: 'detached' });
    await eventually(() => rows(visitor).count()).toBeGreaterThan(1);
  });

  test('has each list at its own address, and goes back by the browser', async () => {
    const { page, words, open } = await visit({ as: BUYER });
    await open('/orders');
    const tabs = page.getByRole('navigation', { name: words('orders.tabs') });
    for (const [tab, address] of [
      ['orders.tab.drafts', 'drafts'],
      ['orders.tab.backorders', 'backorders'],
      ['orders.tab.returns', 'returns'],
    ] as const) {
      await tabs.getByRole('link', { name: words(tab) }).click();
      await eventually(() => new URL(page.url()).searchParams.get('tab')).toBe(address);
      await eventually(() => tabs.getByRole('link', { name: words(tab) }).getAttribute('aria-current')).toBe('page');
    }
    await page.goBack();
    await eventually(() => new URL(page.url()).searchParams.get('tab')).toBe('backorders');
  });

  test('loads a draft into the cart', async () => {
    const buyer = await signedIn(BUYER);
    await buyer.call(discardCurrentCart, {});
    await fillCart(buyer, (await materialsSold(buyer, singly)).slice(0, 2));
    await buyer.call(saveCartAsOrderDraftAndCreateNewCart, { body: { orderName: 'Cabinet of the overview' } });

    const visitor = await visit({ as: BUYER });
    const { page, words, open } = visitor;
    await open('/orders?tab=drafts');
    const row = page
      .getByRole('table', { name: words('orders.tab.drafts') })
      .getByRole('row')
      .filter({ hasText: 'Cabinet of the overview' });
    await row
      .first()
      .getByRole('button', { name: words('drafts.load') })
      .click();
    await page.getByRole('heading', { level: 1, name: words('pages.cart') }).waitFor();
    await page.getByText('Cabinet of the overview').first().waitFor();
  });

  test('says that no order matches, and the way back to all', async () => {
    const { page, words, open } = await visit({ as: BUYER });
    await open('/orders?query=qqzzxxyy');
    await page.getByRole('heading', { name: words('orders.none.found') }).waitFor();
    await page.getByRole('link', { name: words('orders.none.all') }).click();
    await page.getByRole('table', { name: words('pages.orders') }).waitFor();
  });

  test('says that it can’t be shown, and tries again', async () => {
    const { page, words, open } = await visit({ as: BUYER });
    let isBroken = true;
    await answer(page, orderSents, (route) => (isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue()));
    await open('/orders');
    await page.getByRole('heading', { name: words('orders.failed') }).waitFor();
    isBroken = false;
    await page.getByRole('button', { name: words('ui.tryAgain') }).click();
    await page.getByRole('heading', { name: words('orders.failed') }).waitFor({ state: 'detached' });
  });

  test('says when more is found than is listed, and when the rest of an order comes', async () => {
    const { page, words, open } = await visit({ as: BUYER });
    await withPastOrders(page, answer);
    await open('/orders?tab=backorders');
    await page.getByText(words('orders.tooMany', { count: '1' })).waitFor();
    const table = page.getByRole('table', { name: words('orders.tab.backorders') });
    await table.getByText(words('orders.status.partlyDelivered')).waitFor();
    await table.getByText(/17\. mar/).waitFor();
  });
});

/** Answers the hidden frame's call in the shop's place. */
const answerDownload = async (page: Page, how: (route: Route, token: string) => Promise<unknown>): Promise<void> => {
  await page.route(
    (url) => url.searchParams.has('downloadToken'),
    async (route) => {
      await how(route, new URL(route.request().url()).searchParams.get('downloadToken') ?? '');
    },
  );
};

const chooseAndFetch = async ({ page, words, open }: Visitor): Promise<void> => {
  await open('/orders');
  const table = page.getByRole('table', { name: words('pages.orders') });
  await table.getByRole('row').nth(1).locator('label').first().click();
  const bar = page.getByRole('region', { name: words('orders.chosen.orders') });
  await bar.getByRole('combobox', { name: words('orders.template') }).selectOption('Accounting');
  await bar.getByRole('button', { name: words('orders.download.excel') }).click();
};

describe('a file of chosen orders', () => {
  const notices = ({ page, words }: Visitor) => page.getByRole('region', { name: words('ui.notices') });

  test('is fetched by a hidden frame, and the cookie tells that it is there', async () => {
    const visitor = await visit({ as: BUYER });
    const { page, context, words } = visitor;
    await withPastOrders(page, answer);
    const asked: URLSearchParams[] = [];
    await answerDownload(page, async (route, token) => {
      const { origin, searchParams } = new URL(route.request().url());
      asked.push(searchParams);
      await context.addCookies([{ name: `grossist-download-${token}`, value: 'done', url: origin }]);
      await route.fulfill({
        body: 'a file',
        headers: { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment; filename="a.xlsx"' },
      });
    });
    const [download] = await Promise.all([page.waitForEvent('download'), chooseAndFetch(visitor)]);
    expect(download.suggestedFilename()).toBe('a.xlsx');
    await notices(visitor).getByText(words('orders.download.arrived')).waitFor();
    expect(asked.map((query) => [query.get('orderIds'), query.get('orderType'), query.get('templateType')])).toEqual([
      [ORDER_ID, 'sent', 'Accounting'],
    ]);
    const left = (await context.cookies()).filter(({ name }) => name.startsWith('grossist-download'));
    expect(left).toEqual([]);
  });

  test('is the shop’s own spreadsheet, and the order’s document comes the same way', async () => {
    const buyer = await signedIn(BUYER);
    const orderId = await order(buyer, (await materialsSold(buyer, singly)).slice(0, 2));
    const visitor = await visit({ as: BUYER });
    const { page, words, open } = visitor;
    const [sheet] = await Promise.all([page.waitForEvent('download'), chooseAndFetch(visitor)]);
    expect(sheet.suggestedFilename()).toMatch(/\.xlsx$/);
    await notices(visitor).getByText(words('orders.download.arrived')).waitFor();

    await open(`/orders/${orderId}`);
    const documents = page.getByRole('region', { name: words('orders.documents') });
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      documents.getByRole('link', { name: words('orders.document.pdf') }).click(),
    ]);
    expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
    await notices(visitor).getByText(words('orders.download.arrived')).first().waitFor();
  });

  test('fails by an error document, told as “Download failed”', async () => {
    const visitor = await visit({ as: BUYER });
    const { page, words } = visitor;
    await withPastOrders(page, answer);
    await answerDownload(page, (route) =>
      route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{"code":"not-found"}' }),
    );
    await chooseAndFetch(visitor);
    await notices(visitor).getByText(words('orders.download.failed')).waitFor();
  });

  test('is given up after 25 seconds', async () => {
    const visitor = await visit({ as: BUYER });
    const { page, words } = visitor;
    await withPastOrders(page, answer);
    await page.clock.install();
    const held: Route[] = [];
    await answerDownload(page, async (route) => {
      held.push(route);
    });
    await chooseAndFetch(visitor);
    await eventually(() => held.length).toBe(1);
    await page.clock.runFor(24_000);
    expect(await notices(visitor).getByText(words('orders.download.tooSlow')).count()).toBe(0);
    await page.clock.runFor(1_500);
    await notices(visitor).getByText(words('orders.download.tooSlow')).waitFor();
    await Promise.all(held.map((route) => route.abort()));
  });
});

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

describe.each([
  ['light', 1280],
  ['dark', 375],
] as const)('in %s, %i pixels wide', (theme, width) => {
  test.each([
    ['/orders', 'pages.orders'],
    ['/orders?tab=backorders&status=partly-delivered&from=2026-03-01', 'orders.tab.backorders'],
    ['/orders?tab=returns', 'orders.tab.returns'],
    [`/orders/${ORDER_ID}`, 'cart.lines'],
  ] as const)('%s breaks no rule that axe knows, and nothing is wider than the window', async (path, table) => {
    const { page, words, open } = await visit({ as: BUYER, theme, width });
    await withPastOrders(page, answer);
    await open(path);
    await page.getByRole('table', { name: words(table) }).waitFor();
    await expectAccessible(page);
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('a return breaks no rule that axe knows', async () => {
    const { page, words, open } = await visit({ as: BUYER, theme, width });
    await withPastOrders(page, answer);
    await open(`/orders/returns/${RETURN_ID}`);
    await page.getByRole('list', { name: words('cart.lines') }).waitFor();
    await expectAccessible(page);
  });
});
