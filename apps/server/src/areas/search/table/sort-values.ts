import type { FeatureValue } from '@grossist/catalogue-formats';
import {
  isOrderable,
  type Magnitude,
  type MaterialStatus,
  magnitudeOf,
  moneyToNumber,
  NO_QUANTITY,
  type OrderedRow,
  quantityOf,
  quantityToNumber,
  textIn,
  type UnitPrice,
} from '@grossist/domain';
import { sql } from 'kysely';
import { anyOf, type Database } from '../../../db/index.ts';
import { notAllowed } from '../../../http/failure.ts';
import type { CatalogueReader, Reference } from '../../catalogue/index.ts';
import { type Buyer, isBuyer, type Visitor } from '../../identity/index.ts';
import { askErp, customerOf, type PriceCache } from '../../pricing/index.ts';
import type { SortColumn } from './table-wanted.ts';

/** A result with what it is sorted by. */
export interface SortableRow extends OrderedRow {
  key: string;
}

interface SortRow {
  key: string;
  status: MaterialStatus;
  type_designation: string;
  supplier_code: string | null;
  value: FeatureValue | null;
}

interface Asking {
  visitor: Visitor;
  reader: CatalogueReader;
  reference: Reference;
  signal: AbortSignal;
}

export interface SortDeps {
  db: Database;
  prices: Pick<PriceCache, 'prices'>;
}

const perUnit = ({ amount, perQuantity }: UnitPrice): number => moneyToNumber(amount) / quantityToNumber(perQuantity);

const ONE = quantityOf(1);

/** Prices or stock of materials as the buyer sees them: the list price where they see no other. One request. */
const fromErp = async (
  prices: SortDeps['prices'],
  keys: readonly string[],
  by: 'price' | 'stock',
  buyer: Buyer,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> => {
  const asks = keys.map((key) => ({
    key,
    sapMaterialNumber: key,
    quantity: ONE,
    isOnClearanceSale: false,
    isCableCut: false,
  }));
  const priced = asks.length === 0 ? [] : await askErp(() => prices.prices(customerOf(buyer), asks, { signal }));
  return new Map(
    priced.flatMap(({ key, priced: { price, stock } }): [string, number][] => {
      if (by === 'stock') return [[key, quantityToNumber(stock.atp > NO_QUANTITY ? stock.atp : NO_QUANTITY)]];
      if (price === undefined) return [];
      return [[key, perUnit(buyer.showNetPrice ? price.buildUp.unitPrice : price.listPrice)]];
    }),
  );
};

const ofFeature = (code: string, value: FeatureValue | null, { reference, reader }: Asking): Magnitude | undefined => {
  if (value === null) return undefined;
  if (typeof value !== 'string') return magnitudeOf(value);
  const names = reference.features.get(code)?.values.get(value);
  return magnitudeOf(textIn(names ?? {}, reader.language)?.text ?? value);
};

/**
 * Reads whether results can be ordered, and what they are sorted by. One statement, and for prices and stock one request
 * to the ERP.
 * @throws Failure 403 for prices that the caller may not see, 503 when the ERP does not answer
 */
export const readSortValues =
  ({ db, prices }: SortDeps) =>
  async (keys: readonly string[], sort: SortColumn | undefined, asking: Asking): Promise<SortableRow[]> => {
    const code = sort?.by === 'feature' ? sort.code : '';
    const { rows } = await sql<SortRow>`
      select m.sap_material_number as key, m.status, m.type_designation, m.supplier_code,
        m.features -> ${code}::text as value
      from materials m where m.sap_material_number = ${anyOf(keys)}`.execute(db);
    const known = new Map(rows.map((row) => [row.key, row]));
    const present = keys.flatMap((key) => known.get(key) ?? []);
    const valueOf = await valuesBy(prices, present, sort, asking);
    return present.map((row) => ({ key: row.key, isOrderable: isOrderable(row.status), value: valueOf(row) }));
  };

const valuesBy = async (
  prices: SortDeps['prices'],
  rows: readonly SortRow[],
  sort: SortColumn | undefined,
  asking: Asking,
): Promise<(row: SortRow) => Magnitude | undefined> => {
  const { visitor, reference, signal } = asking;
  if (sort === undefined) return () => undefined;
  switch (sort.by) {
    case 'type':
      return ({ type_designation: type }) => (type === '' ? undefined : magnitudeOf(type));
    case 'supplier':
      return ({ supplier_code: supplier }) => {
        const name = reference.supplierNames.get(supplier ?? '');
        return name === undefined ? undefined : magnitudeOf(name);
      };
    case 'feature':
      return ({ value }) => ofFeature(sort.code, value, asking);
    default: {
      if (!isBuyer(visitor)) throw notAllowed('Only buyers of a company can sort by price or stock');
      const keys = rows.filter(({ status }) => isOrderable(status)).map(({ key }) => key);
      const amounts = await fromErp(prices, keys, sort.by, visitor, signal);
      return ({ key }) => {
        const amount = amounts.get(key);
        return amount === undefined ? undefined : magnitudeOf(amount);
      };
    }
  }
};
