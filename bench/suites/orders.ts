import {
  addMultipleOrderLinesToCart,
  addToCart,
  createOrder,
  emptyCart,
  getCart,
  orderSents,
  saveCartAsOrderDraftAndCreateNewCart,
} from '@grossist/contracts';
import type { Client } from '../../tests/running-shop/client.ts';
import { exchange } from '../../tests/running-shop/exchange.ts';
import { type ShopFolder, shopFolder } from '../../tests/running-shop/shop.ts';
import { orderable, signedIn } from '../cart.ts';
import { copyOrders } from '../many-orders.ts';
import { type Measured, measure, summary, timed, warmUpsFor } from '../measure.ts';
import { measureOrderPage } from '../order-page.ts';
import type { Results } from '../report.ts';

const BUYER = 'buyer@nordkraft.example';
const BUYERS = 16;
const ORDERS_OF_EACH = 60;
const OVERVIEW = 100_000;
/** As many lines as an order has at most, pasted a thousand at a time. */
const LONGEST = 2000;
const PASTED = 1000;

/** Pastes so many lines into the empty cart. @returns the cart's id */
const cartOf = async (client: Client, codes: readonly string[]): Promise<string> => {
  await client.call(emptyCart, {});
  for (let from = 0; from < codes.length; from += PASTED) {
    const query = codes.slice(from, from + PASTED).map((code) => `${code};1`);
    await client.call(addMultipleOrderLinesToCart, { body: { query, hwsElOrBoth: 'both' } });
  }
  return (await client.call(getCart, {})).CartId;
};

const order = async (client: Client, CartId: string): Promise<string> => {
  const { OrderId, ErrorMessages } = await client.call(createOrder, { body: { Details: { CartId } } });
  if (OrderId === null) throw new Error(ErrorMessages.join(' '));
  return OrderId;
};

/** Orders of so many lines, one after the other, each of a cart of its own; only the order is timed. */
const ordering = async (client: Client, codes: readonly string[], runs: number) => {
  const times: number[] = [];
  const ids: string[] = [];
  const warmUps = warmUpsFor(runs);
  for (let run = 0; run < warmUps + runs; run += 1) {
    const cart = await cartOf(client, codes);
    times.push(
      await timed(async () => {
        ids.push(await order(client, cart));
      }),
    );
  }
  return { measured: summary(`order of ${codes.length} lines`, times.slice(warmUps)), ids };
};

/** So many carts of one line each, as drafts that are ready to be ordered. */
const drafts = async (client: Client, codes: readonly string[], count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    await client.call(addToCart, { body: { Code: codes[made % codes.length] ?? '', Quantity: 1 } });
    ids.push((await client.call(getCart, {})).CartId);
    await client.call(saveCartAsOrderDraftAndCreateNewCart, { body: { orderName: `Draft ${made}` } });
  }
  return ids;
};

/** Sixteen buyers order what they have ready, as fast as they get their answers. */
const ordersPerSecond = async (base: string): Promise<number> => {
  const buyers: { client: Client; ready: string[] }[] = [];
  for (let number = 1; number <= BUYERS; number += 1) {
    const client = await signedIn(base, `load-${String(number).padStart(4, '0')}@nordkraft.example`);
    // Not every buyer may see every material.
    buyers.push({ client, ready: await drafts(client, await orderable(client, 100), ORDERS_OF_EACH) });
  }
  const took = await timed(() =>
    Promise.all(
      buyers.map(async ({ client, ready }) => {
        for (const cart of ready) await order(client, cart);
      }),
    ),
  );
  return ((BUYERS * ORDERS_OF_EACH) / took) * 1000;
};

/** A workbook of these orders, whole. */
const exporting = (base: string, client: Client, ids: readonly string[]): Promise<Measured> =>
  measure(`Excel of ${ids.length} orders of 1,000 lines`, 5, async () => {
    const address = new URL('/api/ordersOverview/excelExport', base);
    address.searchParams.set('orderIds', ids.join(','));
    address.searchParams.set('orderType', 'sent');
    address.searchParams.set('templateType', 'Prices');
    const { status, body } = await exchange(address, 'GET', client.headers(), undefined);
    if (status !== 200) throw new Error(`The export answers ${status} ${body}`);
  });

const overviews: Readonly<Record<string, Parameters<typeof orderSents.body.parse>[0]>> = {
  'first page': {},
  'by status and year': {
    SelectedFacets: [
      { Key: 'status', Values: ['confirmed'] },
      { Key: 'year', Values: ['2026'] },
    ],
  },
  'by words': { Query: 'site 97' },
  'by number': { Query: '900042042' },
  'far back': { Page: 2000 },
};

const overview = async (folder: ShopFolder, results: Results): Promise<void> => {
  await copyOrders(folder.path, BUYER, OVERVIEW);
  const shop = await folder.start();
  try {
    const client = await signedIn(shop.base);
    for (const [name, body] of Object.entries(overviews)) {
      results.measured.push(
        await measure(`overview of ${OVERVIEW.toLocaleString('en-US')} orders, ${name}`, 40, () =>
          client.call(orderSents, { body: orderSents.body.parse(body) }),
        ),
      );
    }
  } finally {
    await shop.stop();
  }
};

/** Ordering, and what was ordered: by one and by many, small and large, and found again among very many. */
export const measureOrdering = async (materials: number, results: Results): Promise<void> => {
  const folder = await shopFolder(materials, { buyers: BUYERS });
  try {
    const shop = await folder.start();
    try {
      const client = await signedIn(shop.base);
      const longest = await orderable(client, LONGEST);
      const codes = longest.slice(0, 1000);
      const small = await ordering(client, codes.slice(0, 20), 40);
      const large = await ordering(client, codes, 10);
      results.measured.push(small.measured, large.measured);
      results.figures.push({
        name: `orders a second of ${BUYERS} buyers`,
        value: await ordersPerSecond(shop.base),
        unit: '/s',
      });
      const orderId = await order(client, await cartOf(client, longest));
      await measureOrderPage(shop.base, { email: BUYER, orderId, lines: longest.length }, results);
      results.measured.push(await exporting(shop.base, client, large.ids.slice(0, 10)));
    } finally {
      await shop.stop();
    }
    await overview(folder, results);
  } finally {
    await folder.remove();
  }
};
