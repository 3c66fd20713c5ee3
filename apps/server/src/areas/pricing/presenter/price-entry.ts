import type { PricedAlternative, PricedSuggestion, PriceEntry, Stock } from '@grossist/contracts';
import { isAvailable, moneyToNumber, quantityToNumber } from '@grossist/domain';
import type { Alternative, MaterialStock, PricedMaterial, Suggestion } from '../../../gateways/erp/port.ts';
import type { Age } from '../price-cache/index.ts';
import { presentPrices } from './prices.ts';
import { type Reader, type Wording, wordingFor } from './wording.ts';

/** Section 3, "Per-line pricing and stock". */
const presentStock = (stock: MaterialStock): Stock => ({
  AtpQuantity: quantityToNumber(stock.atp),
  TotalQuantity: quantityToNumber(stock.total),
  ClearanceSaleStock: quantityToNumber(stock.clearance),
  PickupQuantity: stock.pickup === undefined ? null : quantityToNumber(stock.pickup),
  ConfirmedQuantity: quantityToNumber(stock.confirmed),
  ExceededQuantity: quantityToNumber(stock.exceeded),
  RefusedQuantity: quantityToNumber(stock.refused),
  DeliveryDate: stock.deliveryDate ?? null,
  IsDeliveryUnknown: stock.deliveryDate === undefined,
  DeliveryColor: stock.color,
  IsStocked: stock.isStocked,
  Status12Product: stock.isStatus12Product,
  IsOutOfStock: !isAvailable(stock.atp),
  IsGrossistProjectProduct: stock.isProjectProduct,
  BlueDeliveryDays: stock.blueDeliveryDays,
  FirstDate: stock.firstDate ?? null,
  Incoming: stock.incoming.map(({ date, quantity }) => ({ DeliveryDate: date, Quantity: quantityToNumber(quantity) })),
  AnyQuantityFrom: stock.anyQuantityFrom ?? null,
});

const presentSuggestion = (
  suggestion: Suggestion,
  { showNetPrice }: Reader,
  { netAmount }: Wording,
): PricedSuggestion => {
  const price = netAmount(suggestion.amount);
  const saving = netAmount(suggestion.saving);
  return {
    Kind: suggestion.kind,
    MaterialNo: suggestion.sapMaterialNumber,
    Quantity: quantityToNumber(suggestion.quantity),
    MinQuantity: quantityToNumber(suggestion.minQuantity),
    NetPrice: showNetPrice ? price.value : null,
    NetPriceStr: price.written,
    Saving: showNetPrice ? saving.value : null,
    SavingStr: saving.written,
    AtpQuantity: quantityToNumber(suggestion.atp),
  };
};

const presentAlternative = (
  { sapMaterialNumber, unitPrice, atp }: Alternative,
  { showNetPrice }: Reader,
  { per }: Wording,
): PricedAlternative => {
  const isShown = unitPrice !== undefined && showNetPrice;
  return {
    MaterialNo: sapMaterialNumber,
    NetUnitPrice: isShown ? moneyToNumber(unitPrice.amount) : null,
    NetUnitPriceStr: isShown ? per(unitPrice, '') : '',
    AtpQuantity: quantityToNumber(atp),
  };
};

export interface EntryToPresent extends Age {
  priced: PricedMaterial;
  /** The cart line it is for. */
  itemId: string | null;
}

const presentEntry = (
  { priced, itemId, isStale }: EntryToPresent,
  pricedAt: string,
  reader: Reader,
  wording: Wording,
): PriceEntry => ({
  ItemId: itemId,
  MaterialNo: priced.sapMaterialNumber,
  Quantity: quantityToNumber(priced.quantity),
  SalesUnit: priced.salesUnit,
  Prices: presentPrices(priced, reader, wording),
  Stock: presentStock(priced.stock),
  FastboxStock: { AtpQuantity: quantityToNumber(priced.stock.fastbox) },
  SuggestedProduct: priced.suggestedProduct ?? null,
  SuggestedProductZCON2: priced.suggestions.find(({ kind }) => kind === 'ZCON2')?.sapMaterialNumber ?? null,
  Suggestions: priced.suggestions.map((suggestion) => presentSuggestion(suggestion, reader, wording)),
  AlternativeProducts: [...priced.alternativeProducts],
  Alternatives: priced.alternatives.map((alternative) => presentAlternative(alternative, reader, wording)),
  IsBulky: priced.isBulky,
  PricedAt: pricedAt,
  IsStale: isStale,
});

/** Section 3, "Price entry", for one reader; made once for a whole answer. */
export const entryPresenter = (reader: Reader): ((entry: EntryToPresent) => PriceEntry) => {
  const wording = wordingFor(reader);
  // Most entries of an answer were asked together.
  let last = { pricedAt: Number.NaN, written: '' };
  return (entry) => {
    const { pricedAt } = entry;
    if (last.pricedAt !== pricedAt) last = { pricedAt, written: new Date(pricedAt).toISOString() };
    return presentEntry(entry, last.written, reader, wording);
  };
};

export const presentPriceEntries = (entries: readonly EntryToPresent[], reader: Reader): PriceEntry[] =>
  entries.map(entryPresenter(reader));
