import {
  addMultipleOrderLinesToCart,
  addToCart,
  emptyCart,
  getCart,
  getCartPrice,
  getPrice,
} from '@grossist/contracts';
import type { Client } from '../../tests/running-shop/client.ts';
import { shopFolder } from '../../tests/running-shop/shop.ts';
import { fill, orderable, signedIn } from '../cart.ts';
import { measureCartPage } from '../cart-page.ts';
import { type Measured, measure, summary, timed } from '../measure.ts';
import type { Results } from '../report.ts';

const LINES = 1000;
const BUYERS = 16;
const ADDS = 8000;
const RUNS = 40;

/** Adds to a line that is there, so that the cart keeps its size. */
const adding = (client: Client, codes: readonly string[]) => (run: number) =>
  client.call(addToCart, { body: { Code: codes[run % codes.length] ?? '', Quantity: 1 } });

const loadBuyer = (number: number): string => `load-${String(number).padStart(4, '0')}@nordkraft.example`;

/** Sixteen buyers, each with a cart of ten lines, add as fast as they get their answers. */
const addsPerSecond = async (base: string, codes: readonly string[]): Promise<number> => {
  const clients = await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => signedIn(base, loadBuyer(buyer + 1))));
  for (const client of clients) await fill(client, codes.slice(0, 10));
  let next = 0;
  const add = async (client: Client): Promise<void> => {
    const one = adding(client, codes.slice(0, 10));
    while (next < ADDS) await one(next++);
  };
  const took = await timed(() => Promise.all(clients.map(add)));
  return (ADDS / took) * 1000;
};

const pasting = async (client: Client, numbers: readonly string[]): Promise<Measured> => {
  const times: number[] = [];
  for (let run = 0; run < 12; run += 1) {
    await client.call(emptyCart, {});
    const query = numbers.map((number) => `${number};2`);
    const time = await timed(() => client.call(addMultipleOrderLinesToCart, { body: { query, hwsElOrBoth: 'both' } }));
    if (run >= 2) times.push(time);
  }
  return summary(`paste ${numbers.length} order lines`, times);
};

/** The cart as buyers know it: small, as large as a cart gets, many at once, and its page. */
export const measureCarts = async (materials: number, results: Results): Promise<void> => {
  const folder = await shopFolder(materials, { buyers: BUYERS });
  const figure = (name: string, value: number, unit: string) => results.figures.push({ name, value, unit });
  try {
    const shop = await folder.start();
    try {
      const client = await signedIn(shop.base);
      const codes = await orderable(client, LINES);
      await client.call(emptyCart, {});
      await fill(client, codes.slice(0, 10));
      const small = await measure('add to a cart of 10 lines', 150, adding(client, codes.slice(0, 10)));
      results.measured.push(small, await pasting(client, codes));
      const { ItemCount } = await client.call(getCart, {});
      const large = await measure(`add to a cart of ${ItemCount} lines`, 150, adding(client, codes));
      const items = codes.map((MaterialNo) => ({ MaterialNo, Quantity: 2 }));
      results.measured.push(
        large,
        await measure(`read a cart of ${ItemCount} lines with prices and stock`, RUNS, () =>
          Promise.all([client.call(getCart, {}), client.call(getCartPrice, { body: { ignoreCache: true } })]),
        ),
        await measure(`the same, prices kept`, RUNS, () =>
          Promise.all([client.call(getCart, {}), client.call(getCartPrice, { body: {} })]),
        ),
        await measure(`price ${items.length} materials`, RUNS, () => client.call(getPrice, { body: items })),
      );
      figure(`adding at ${ItemCount} lines against 10 lines`, large.median / small.median, 'times');
      figure(`adds a second of ${BUYERS} buyers`, await addsPerSecond(shop.base, codes), '/s');
      await measureCartPage(shop.base, results);
      figure('memory of the server afterwards', await shop.memory(), 'MB');
    } finally {
      await shop.stop();
    }
  } finally {
    await folder.remove();
  }
};
