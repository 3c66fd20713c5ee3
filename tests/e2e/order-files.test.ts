import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Visitor, visitors } from './support/browser.ts';
import { standIn } from './support/cart-page.ts';
import { eventually } from './support/eventually.ts';
import { ORDER_ID, withPastOrders } from './support/orders.ts';
import { materialsSold, order, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const answer = standIn();
const BUYER = 'buyer@sydvvs.example';

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

  test('is loaded by a hidden frame, and reported by the cookie', async () => {
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

  test('is the shop’s own spreadsheet, and the order’s document loads in the same way', async () => {
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

  test('fails with an error document, shown as “Download failed”', async () => {
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
