import { discardCurrentCart, getOrder, orderSents, saveCartAsOrderDraftAndCreateNewCart } from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { standIn } from './support/cart-page.ts';
import { scrollsSideways } from './support/cart-sheet.ts';
import { eventually } from './support/eventually.ts';
import { ORDER_ID, RETURN_ID, withPastOrders } from './support/orders.ts';
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
  test('finds an order by its number, filters by its account, and stores both in the address', async () => {
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

  test('has an address for each list, with back by the browser', async () => {
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

  test('shows that no order matches, and a link to all', async () => {
    const { page, words, open } = await visit({ as: BUYER });
    await open('/orders?query=qqzzxxyy');
    await page.getByRole('heading', { name: words('orders.none.found') }).waitFor();
    await page.getByRole('link', { name: words('orders.none.all') }).click();
    await page.getByRole('table', { name: words('pages.orders') }).waitFor();
  });

  test('shows that it can’t be loaded, and retries', async () => {
    const { page, words, open } = await visit({ as: BUYER });
    let isBroken = true;
    await answer(page, orderSents, (route) => (isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue()));
    await open('/orders');
    await page.getByRole('heading', { name: words('orders.failed') }).waitFor();
    isBroken = false;
    await page.getByRole('button', { name: words('ui.tryAgain') }).click();
    await page.getByRole('heading', { name: words('orders.failed') }).waitFor({ state: 'detached' });
  });

  test('shows that more is found than listed, and when the rest of an order is delivered', async () => {
    const { page, words, open } = await visit({ as: BUYER });
    await withPastOrders(page, answer);
    await open('/orders?tab=backorders');
    await page.getByText(words('orders.tooMany', { count: '1' })).waitFor();
    const table = page.getByRole('table', { name: words('orders.tab.backorders') });
    await table.getByText(words('orders.status.partlyDelivered')).waitFor();
    await table.getByText(/17\.\smar/).waitFor();
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
