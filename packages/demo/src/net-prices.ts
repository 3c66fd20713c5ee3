import type { NetPriceRecord } from '@grossist/catalogue-formats';
import type { Market } from '@grossist/domain';
import { COMPANIES, type DemoAccount } from './data/customers.ts';
import { lifecycleOf } from './lifecycle.ts';
import { marketsOf, versionAt } from './material.ts';
import { sapNumber } from './numbers.ts';
import { money, quotes } from './prices.ts';
import type { PlannedProduct, Schedule } from './schedule.ts';

/** A negotiated price: about two fifths below list. */
const NEGOTIATED = 0.58;

const netPrice = (account: DemoAccount, market: Market, product: PlannedProduct): NetPriceRecord | undefined => {
  const index = product.start;
  if (lifecycleOf(index).status !== '10' || !marketsOf(index).includes(market)) return undefined;
  const [quote] = quotes(product.ofClass, product.series, versionAt(product, 0), [market]);
  if (quote === undefined) return undefined;
  return {
    kind: 'net-price',
    soldTo: account.soldTo,
    sapMaterialNumber: sapNumber(index),
    currency: quote.currency,
    amount: money(Math.max(1, Math.round(quote.minorUnits * NEGOTIATED))),
    perQuantity: String(quote.perQuantity),
  };
};

/** How many products from the start of the demo are looked through for net prices. */
const PRODUCTS_WITH_NET_PRICES = 120;

/** Every demo account has net prices on the first material of some products: every third, another third each. */
export function* netPriceRecords(schedule: Schedule): Generator<NetPriceRecord> {
  const products: PlannedProduct[] = [];
  for (const product of schedule.products()) {
    if (products.length === PRODUCTS_WITH_NET_PRICES) break;
    products.push(product);
  }
  let turn = 1;
  for (const { market, accounts } of COMPANIES) {
    for (const account of accounts) {
      for (const [place, product] of products.entries()) {
        // The first lead is priced by list and discount alone.
        if (place === 0 || place % 3 !== turn % 3) continue;
        const record = netPrice(account, market, product);
        if (record !== undefined) yield record;
      }
      turn += 1;
    }
  }
}
