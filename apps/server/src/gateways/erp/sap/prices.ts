import {
  type CartAsk,
  type Erp,
  type ErpCustomer,
  ErpDoesNotAnswer,
  type PriceAsk,
  type PricedMaterial,
} from '../port.ts';
import { SapRefuses } from './odata/index.ts';
import type { Products } from './products.ts';

/** A question that SAP refuses is ours to put right; to who asked, there is no answer. */
export const asNoAnswer = (error: unknown): unknown =>
  error instanceof SapRefuses ? new ErpDoesNotAnswer(error.message, { cause: error }) : error;

/** What can't be ordered has no price. */
const withoutPrice = (priced: PricedMaterial): PricedMaterial => ({
  ...priced,
  price: undefined,
  suggestions: [],
  stock: { ...priced.stock, deliveryDate: undefined },
});

const numbersOf = (asks: readonly PriceAsk[]): readonly string[] => asks.map((ask) => ask.sapMaterialNumber);

export interface PricesDeps {
  elsewhere: Erp;
  products: Products;
}

/** Prices of the shop's own tables, of what SAP sells now. */
export const prices =
  ({ elsewhere, products }: PricesDeps): Erp['prices'] =>
  async (customer, asks, signal, to) => {
    if (asks.length === 0) return elsewhere.prices(customer, asks, signal, to);
    const [priced, notSold] = await Promise.all([
      elsewhere.prices(customer, asks, signal, to),
      notSoldOf(products, customer, asks, signal),
    ]);
    return priced.map((each) => (notSold.has(each.sapMaterialNumber) ? withoutPrice(each) : each));
  };

/** @throws ErpDoesNotAnswer when SAP refuses the question or gives no answer */
export const notSoldOf = async (
  products: Products,
  { market }: ErpCustomer,
  asks: readonly Pick<PriceAsk, 'sapMaterialNumber'>[],
  signal: AbortSignal | undefined,
): Promise<ReadonlySet<string>> => {
  try {
    return await products.notSold(
      market,
      asks.map((ask) => ask.sapMaterialNumber),
      signal,
    );
  } catch (error) {
    throw asNoAnswer(error);
  }
};

/**
 * A cart as a whole. Lines that SAP does not sell any more are told without a price; the others are priced as if these
 * were not there, so that the sums are those of the lines that have prices.
 */
export const cartPrice =
  ({ elsewhere, products }: PricesDeps): Erp['cartPrice'] =>
  async (customer, cart, signal) => {
    if (cart.lines.length === 0) return elsewhere.cartPrice(customer, cart, signal);
    const [whole, notSold] = await Promise.all([
      elsewhere.cartPrice(customer, cart, signal),
      notSoldOf(products, customer, cart.lines, signal),
    ]);
    const isOut = (line: { sapMaterialNumber: string }): boolean => notSold.has(line.sapMaterialNumber);
    if (!numbersOf(cart.lines).some((number) => notSold.has(number))) return whole;
    const rest: CartAsk = { ...cart, lines: cart.lines.filter((line) => !isOut(line)) };
    const priced = await elsewhere.cartPrice(customer, rest, signal);
    const byKey = new Map(priced.lines.map((line) => [line.key, line]));
    const lines = whole.lines.map((line) => byKey.get(line.key) ?? withoutPrice(line));
    return { ...priced, lines };
  };
