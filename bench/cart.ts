import {
  addToCart,
  commerceSearch,
  createOrder,
  emptyCart,
  getCart,
  getCartPrice,
  getContext,
  signIn,
} from '@grossist/contracts';
import { type Client, clientOf } from '../tests/running-shop/client.ts';
import { type Measured, measure, summary, timed } from './measure.ts';

const SIGN_IN = { email: 'buyer@nordkraft.example', password: 'demo-Grossist-1' };

export const signedIn = async (base: string, email = SIGN_IN.email): Promise<Client> => {
  const client = clientOf(base);
  await client.call(getContext, {});
  await client.call(signIn, { body: { ...SIGN_IN, email } });
  return client;
};

/** Codes of materials that a buyer may put into a cart. */
export const orderable = async (client: Client, count: number): Promise<string[]> => {
  const codes: string[] = [];
  for (let Page = 1; codes.length < count && Page < 100; Page += 1) {
    const { Documents } = await client.call(commerceSearch, {
      body: { Query: '', Page, PageSize: 100, SortKey: 'number' },
    });
    codes.push(
      ...Documents.flatMap((found) =>
        found.IsOrderable && !found.IsPhasedOut && !found.OnClearanceSale ? [found.Code] : [],
      ),
    );
  }
  return codes.slice(0, count);
};

/** Puts one of each into the cart. */
export const fill = async (client: Client, codes: readonly string[]): Promise<void> => {
  for (const Code of codes) await client.call(addToCart, { body: { Code, Quantity: 1 } });
};

const ADDS = 150;

/** Adds to a line that is there, so that the cart keeps its size. */
const measureAdd = (client: Client, codes: readonly string[], lines: number): Promise<Measured> =>
  measure(`add to cart of ${lines} lines`, ADDS, (run) =>
    client.call(addToCart, { body: { Code: codes[run % Math.min(lines, codes.length)] ?? '', Quantity: 1 } }),
  );

export const measureCart = async (base: string): Promise<Measured[]> => {
  const client = await signedIn(base);
  const codes = await orderable(client, 1000);
  const measured: Measured[] = [];
  await client.call(emptyCart, {});
  let filled = 0;
  for (const lines of [10, 100, 1000]) {
    await fill(client, codes.slice(filled, lines));
    filled = lines;
    if (lines !== 100) measured.push(await measureAdd(client, codes, lines));
    measured.push(
      await measure(`read cart of ${lines} lines`, 40, () => client.call(getCart, {})),
      await measure(`price cart of ${lines} lines`, 40, () => client.call(getCartPrice, { body: {} })),
    );
  }
  await client.call(emptyCart, {});
  return measured;
};

export const measureOrders = async (base: string): Promise<Measured[]> => {
  const client = await signedIn(base);
  const codes = await orderable(client, 20);
  const times: number[] = [];
  for (let run = 0; run < 44; run += 1) {
    await fill(client, codes);
    const { CartId } = await client.call(getCart, {});
    const time = await timed(async () => {
      const { SalesOrderId, ErrorMessages } = await client.call(createOrder, { body: { Details: { CartId } } });
      if (SalesOrderId === null) throw new Error(ErrorMessages.join(' '));
    });
    if (run >= 4) times.push(time);
  }
  return [summary('order of 20 lines', times)];
};
