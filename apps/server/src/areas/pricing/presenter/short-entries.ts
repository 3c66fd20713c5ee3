import type { ShortPriceEntry } from '@grossist/contracts';
import { quantityToNumber } from '@grossist/domain';
import type { EntryToPresent } from './price-entry.ts';
import { type Reader, wordingFor } from './wording.ts';

/** What a list shows of each material: unit prices and stock. [erp-09] */
export const presentShortEntries = (found: readonly EntryToPresent[], reader: Reader): ShortPriceEntry[] => {
  const { per } = wordingFor(reader);
  return found.map(({ priced: { sapMaterialNumber, price, stock, salesUnit }, itemId, pricedAt, isStale }) => ({
    MaterialNo: sapMaterialNumber,
    ItemId: itemId,
    NetPriceStr: price === undefined || !reader.showNetPrice ? '' : per(price.buildUp.unitPrice, salesUnit),
    ListPriceStr: price === undefined ? '' : per(price.listPrice, salesUnit),
    AtpQuantity: quantityToNumber(stock.atp),
    DeliveryColor: stock.color,
    PricedAt: new Date(pricedAt).toISOString(),
    IsStale: isStale,
  }));
};
