import type { Market } from '@grossist/domain';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import {
  type CartAsk,
  type Erp,
  type ErpCustomer,
  ErpDoesNotAnswer,
  type PriceAsk,
  type PricedMaterial,
} from '../port.ts';
import { SapRefuses } from './odata/failures.ts';
import { equals, queryOf } from './odata/literals.ts';
import type { Service } from './odata/service.ts';
import type { SapSettings } from './settings.ts';

/** A material in a sales area of SAP. */
const Product = z.object({
  Product: z.string(),
  ProductSalesStatus: z.string().nullish(),
  IsMarkedForDeletion: z.boolean().nullish(),
});

/** Sales statuses of materials that cannot be ordered: blocked and obsolete. */
const NOT_SOLD: ReadonlySet<string> = new Set(['30', '40']);

/** Material numbers that fit into a URL. */
const MATERIALS_PER_REQUEST = 40;
const FRESH_MS = 5 * 60_000;
/** About 100 bytes each. */
const MOST_CACHED = 100_000;

interface Products {
  /**
   * Returns the materials that SAP does not sell in the market: blocked, obsolete, marked for deletion, or not in its
   * sales area. Cached for five minutes; one batch request for those that are not cached.
   * @throws SapDoesNotAnswer, SapRefuses, or the signal's reason
   */
  notSold(market: Market, materials: readonly string[], signal?: AbortSignal): Promise<ReadonlySet<string>>;
}

/** Opens SAP's product service, which knows what may be sold. */
export const openProducts = (service: Service, { areas, now }: Pick<SapSettings, 'areas' | 'now'>): Products => {
  const cache = new LRUCache<string, boolean>({
    maxSize: MOST_CACHED,
    sizeCalculation: () => 1,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const keyOf = (market: Market, material: string): string => `${market} ${material}`;

  const pathOf = (organization: string, channel: string, materials: readonly string[]): string => {
    const area = `${equals('ProductSalesOrg', organization)} and ${equals('ProductDistributionChnl', channel)}`;
    const any = materials.map((material) => equals('Product', material)).join(' or ');
    const options = { $filter: `${area} and (${any})`, $select: Object.keys(Product.shape).join(',') };
    return `A_ProductSalesDelivery?${queryOf(options)}`;
  };

  return {
    notSold: async (market, materials, signal) => {
      const area = areas[market];
      if (area === undefined) return new Set();
      const isSold = new Map<string, boolean>();
      const missing: string[] = [];
      for (const material of new Set(materials)) {
        const cached = cache.get(keyOf(market, material));
        if (cached === undefined) missing.push(material);
        else isSold.set(material, cached);
      }
      const paths: string[] = [];
      for (let start = 0; start < missing.length; start += MATERIALS_PER_REQUEST) {
        const some = missing.slice(start, start + MATERIALS_PER_REQUEST);
        paths.push(pathOf(area.organization, area.channel, some));
      }
      for (const product of await service.lists(paths, Product, signal)) {
        const isOut = NOT_SOLD.has(product.ProductSalesStatus ?? '') || product.IsMarkedForDeletion === true;
        isSold.set(product.Product, !isOut);
      }
      for (const material of missing) cache.set(keyOf(market, material), isSold.get(material) ?? false);
      return new Set(materials.filter((material) => isSold.get(material) !== true));
    },
  };
};

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
 * A cart as a whole. Lines that SAP does not sell any more are returned without a price; the others are priced as if
 * these were not there, so that the sums are those of the lines that have prices.
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
