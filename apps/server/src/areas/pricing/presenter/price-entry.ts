import type { PricedAlternative, PricedSuggestion, PriceEntry, ShortPriceEntry, Stock } from '@grossist/contracts';
import { isAvailable, moneyToNumber, quantityToNumber } from '@grossist/domain';
import type { Alternative, MaterialStock, PricedCart, PricedMaterial, Suggestion } from '../../../gateways/erp/port.ts';
import type { Age, CachedPrice } from '../price-cache/price-cache.ts';
import { presentPrices } from './prices.ts';
import { type Reader, type Wording, wordingFor } from './wording.ts';

/** Presents section 3, "Per-line pricing and stock". */
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

interface EntryToPresent extends Age {
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

/** Returns the presenter of section 3, "Price entry", for one reader; created once for a whole response. */
const entryPresenter = (reader: Reader): ((entry: EntryToPresent) => PriceEntry) => {
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

/** Presents what a list shows of each material: unit prices and stock. [erp-09] */
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

export interface CachedEntry {
  cached: CachedPrice;
  /** The cart line it is for. */
  itemId: string | null;
}

/**
 * Presents cached prices. A page requests the same materials again and again: each price caches its entry for the kind
 * of reader that it was presented to last.
 */
export const presentCachedPrices = (entries: readonly CachedEntry[], reader: Reader): PriceEntry[] => {
  const present = entryPresenter(reader);
  const whom = `${reader.locale} ${reader.showNetPrice} ${reader.customer.currency}`;
  return entries.map(({ cached: { priced, pricedAt, isStale, presented }, itemId }) => {
    const forWhom = isStale ? `${whom} stale` : whom;
    const { last } = presented;
    const entry = last?.forWhom === forWhom ? last.entry : present({ priced, itemId: null, pricedAt, isStale });
    presented.last = { forWhom, entry };
    return itemId === null ? entry : { ...entry, ItemId: itemId };
  });
};

interface PresentedCart {
  forWhom: string;
  entries: PriceEntry[];
}

/** The entries of each cached cart for the kind of reader and age that it was presented for last. */
const presentedCarts = new WeakMap<PricedCart, PresentedCart>();

/**
 * Presents the lines of a priced cart as price entries, each with the id of its line. A cached cart is mostly requested by
 * the same person again and again: its entries are cached as long as it is.
 */
export const presentCartEntries = (cart: PricedCart, { pricedAt, isStale }: Age, reader: Reader): PriceEntry[] => {
  const { locale, showNetPrice, customer } = reader;
  const forWhom = JSON.stringify([locale, showNetPrice, customer.currency, pricedAt, isStale]);
  const last = presentedCarts.get(cart);
  if (last?.forWhom === forWhom) return last.entries;
  const entries = presentPriceEntries(
    cart.lines.map((priced) => ({ priced, itemId: priced.key, pricedAt, isStale })),
    reader,
  );
  presentedCarts.set(cart, { forWhom, entries });
  return entries;
};
