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
import { type Measured, measure, summary, timed, warmUpsFor } from '../measure.ts';
import type { Results } from '../report.ts';

const LINES = 1000;
const BUYERS = 16;
const ADDS = 8000;
const ADDS_IN_TURN = 200;
const RUNS = 40;
const PASTES = 10;

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

/** Both carts in turn, so that whatever else the machine does is in either figure alike. */
const addingInTurn = async (
  small: { name: string; add: (run: number) => Promise<unknown> },
  large: { name: string; add: (run: number) => Promise<unknown> },
): Promise<[Measured, Measured]> => {
  const times: [number[], number[]] = [[], []];
  const warmUps = warmUpsFor(ADDS_IN_TURN);
  for (let run = 0; run < warmUps + ADDS_IN_TURN; run += 1) {
    const both = [await timed(() => small.add(run)), await timed(() => large.add(run))] as const;
    if (run < warmUps) continue;
    times[0].push(both[0]);
    times[1].push(both[1]);
  }
  return [summary(small.name, times[0]), summary(large.name, times[1])];
};

const pasting = async (client: Client, numbers: readonly string[]): Promise<Measured> => {
  const times: number[] = [];
  const warmUps = warmUpsFor(PASTES);
  for (let run = 0; run < warmUps + PASTES; run += 1) {
    await client.call(emptyCart, {});
    const query = numbers.map((number) => `${number};2`);
    const time = await timed(() => client.call(addMultipleOrderLinesToCart, { body: { query, hwsElOrBoth: 'both' } }));
    if (run >= warmUps) times.push(time);
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
      const few = codes.slice(0, 10);
      const other = await signedIn(shop.base, loadBuyer(1));
      await fill(other, few);
      results.measured.push(await pasting(client, codes));
      const { ItemCount } = await client.call(getCart, {});
      const [small, large] = await addingInTurn(
        { name: 'add to a cart of 10 lines', add: adding(other, few) },
        { name: `add to a cart of ${ItemCount} lines`, add: adding(client, codes) },
      );
      const items = codes.map((MaterialNo) => ({ MaterialNo, Quantity: 2 }));
      results.measured.push(
        small,
        large,
        await measure(`read a cart of ${ItemCount} lines with prices and stock, kept`, RUNS, () =>
          Promise.all([client.call(getCart, {}), client.call(getCartPrice, { body: {} })]),
        ),
        await measure(`the same, all prices and stock asked anew`, RUNS, () =>
          Promise.all([client.call(getCart, {}), client.call(getCartPrice, { body: { ignoreCache: true } })]),
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
