import { getProjectPrice, type OperationOutput } from '@grossist/contracts';
import {
  type KitItemLabel,
  type KitStockLabel,
  kitItemLabel,
  labelKits,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
  type StockMapEntry,
} from '@grossist/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { queryKeyOf, useOperationQuery } from '../../../../api/index.ts';
import type { ShownSheet } from './use-sheet.ts';

type ProjectPrice = OperationOutput<typeof getProjectPrice>;

/** Milliseconds after the last edit until prices are requested again. */
const DEBOUNCE_MS = 700;
const STALE_MS = 60_000;

/** Stock of a material over all kits. */
export interface RowStock extends KitItemLabel {
  atpQuantity: Quantity;
}

/** Prices and stock of the project. Labels follow each edit at once, prices when edits rest. */
export interface Figures {
  /** Undefined while they are loaded for the first time. */
  price: ProjectPrice | undefined;
  isUnavailable: boolean;
  /** Prices are of before the last edits. */
  isOutdated: boolean;
  /** By material; undefined for one whose stock is not known yet. */
  stockOf: (sapMaterialNumber: string) => RowStock | undefined;
  /** By kit; UNKNOWN while stock is not known. */
  labelOf: (kitId: string) => KitStockLabel;
  kitPriceOf: (kitId: string) => string | undefined;
  rowPriceOf: (sapMaterialNumber: string) => string | undefined;
  tryAgain: () => void;
}

type Known = ReadonlyMap<string, StockMapEntry & { price: string }>;

const knownOf = (price: ProjectPrice): Known =>
  new Map(
    price.MaterialPrices.map(({ MaterialNo, Stock, QuantityInCart, Price }) => [
      MaterialNo,
      {
        atpQuantity: quantityOf(Stock.AtpQuantity),
        isStatus11Or12: Stock.IsStatus11 || Stock.IsStatus12,
        quantityInCart: quantityOf(QuantityInCart),
        price: Price.NetPriceStr,
      },
    ]),
  );

const labelsOf = (quantities: ShownSheet['quantities'], known: Known): ReadonlyMap<string, KitStockLabel> => {
  const kits = [...quantities].map(([id, cells]) => ({
    id,
    items: [...cells].flatMap(([materialNo, quantity]) => (quantity > NO_QUANTITY ? { materialNo, quantity } : [])),
  }));
  const used = new Map([...known].map(([number, { quantityInCart }]) => [number, quantityInCart]));
  const labels = labelKits(kits, known, used);
  return new Map(
    kits.map(({ id, items }) => {
      // A material that was just added has no stock yet.
      const isKnown = items.every(({ materialNo }) => known.has(materialNo));
      return [id, isKnown ? (labels.get(id)?.stockLabel ?? 'UNKNOWN') : 'UNKNOWN'];
    }),
  );
};

const stocksOf = (sums: ShownSheet['sums'], known: Known | undefined): ReadonlyMap<string, RowStock> =>
  new Map(
    [...(known ?? [])].map(([number, entry]) => [
      number,
      { ...kitItemLabel(sums.get(number) ?? NO_QUANTITY, entry), atpQuantity: entry.atpQuantity },
    ]),
  );

/** Loads prices and stock of a project by one call, and labels kits and materials for the shown quantities. [own-kit-02] */
export const useFigures = (sheet: ShownSheet): Figures => {
  const queries = useQueryClient();
  const { id, modifiedAtUtc } = sheet.project;
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useOperationQuery(
    getProjectPrice,
    { params: { id } },
    { staleTime: STALE_MS, enabled: sheet.kits.length > 0 },
  );
  const priced = useRef(modifiedAtUtc);
  useEffect(() => {
    if (priced.current === modifiedAtUtc) return undefined;
    const timer = setTimeout(() => {
      priced.current = modifiedAtUtc;
      void queries.invalidateQueries({ queryKey: queryKeyOf(getProjectPrice, { params: { id } }) });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [queries, id, modifiedAtUtc]);

  const known = useMemo(() => data && knownOf(data), [data]);
  const { quantities } = sheet;
  const labels = useMemo(() => known && labelsOf(quantities, known), [quantities, known]);
  const kitPrices = useMemo(
    () => new Map(data?.KitPrices.map(({ kitId, KitPrice }) => [kitId, KitPrice.NetPriceStr])),
    [data],
  );
  const { sums } = sheet;
  const stocks = useMemo(() => stocksOf(sums, known), [sums, known]);
  return {
    price: data,
    isUnavailable: isError,
    isOutdated: isFetching && dataUpdatedAt > 0,
    stockOf: (number) => stocks.get(number),
    labelOf: (kitId) => labels?.get(kitId) ?? 'UNKNOWN',
    kitPriceOf: (kitId) => kitPrices.get(kitId),
    rowPriceOf: (number) => known?.get(number)?.price,
    tryAgain: () => void refetch(),
  };
};

/** How many kits have each label. */
export const countLabels = (
  sheet: Pick<ShownSheet, 'kits'>,
  labelOf: Figures['labelOf'],
): Record<KitStockLabel, number> => {
  const counts = { GREEN: 0, YELLOW: 0, UNKNOWN: 0 };
  for (const { id } of sheet.kits) counts[labelOf(id)] += 1;
  return counts;
};
