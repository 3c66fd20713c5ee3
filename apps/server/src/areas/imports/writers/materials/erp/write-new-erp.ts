import type { ListPrice, PlantStock } from '@grossist/catalogue-formats';
import { type CopyTarget, copyRows, field, fieldOrNull, jsonField } from '../../copy.ts';
import type { Tx } from '../../writer.ts';
import { byDate, type Numbered } from './rows.ts';
import { stockText } from './stock-text.ts';

const LIST_PRICES: CopyTarget = {
  table: 'erp.list_prices (sap_material_number, market, currency, amount, per_quantity, valid_from, scales)',
};
const DUTIES: CopyTarget = { table: 'erp.material_duties (sap_material_number, currency, amount)' };
const STOCK: CopyTarget = {
  table: 'erp.stock (sap_material_number, plant, atp, fastbox, clearance, incoming, content_hash)',
};

const listed = (values: readonly unknown[] | undefined): string => (values?.length ? jsonField(values) : '[]');

const stockRow = (number: string, held: PlantStock): string => {
  const { plant, atp, fastbox = '0', clearance = '0', incoming } = held;
  const dates = listed(incoming?.toSorted(byDate));
  return `${number}\t${field(plant)}\t${atp}\t${fastbox}\t${clearance}\t${dates}\t${stockText(held)}`;
};

/** As their index has them: what comes in its order is put at its end without being looked for. */
const inOrder = (prices: readonly ListPrice[] = []): readonly ListPrice[] =>
  prices.length > 1 ? prices.toSorted((left, right) => (left.market < right.market ? -1 : 1)) : prices;

function* priceRows(materials: readonly Numbered[]): Generator<string> {
  for (const { record, sapMaterialNumber } of materials) {
    const number = field(sapMaterialNumber);
    for (const { market, currency, amount, perQuantity, validFrom, scales } of inOrder(record.listPrices))
      yield `${number}\t${market}\t${currency}\t${amount}\t${perQuantity}\t${fieldOrNull(validFrom)}\t${listed(scales)}`;
  }
}

function* dutyRows(materials: readonly Numbered[]): Generator<string> {
  for (const { record, sapMaterialNumber } of materials)
    for (const [currency, amount] of Object.entries(record.duties ?? {}))
      yield `${field(sapMaterialNumber)}\t${currency}\t${amount}`;
}

function* stockRows(materials: readonly Numbered[]): Generator<string> {
  for (const { record, sapMaterialNumber } of materials) {
    const number = field(sapMaterialNumber);
    for (const held of record.stock ?? []) yield stockRow(number, held);
  }
}

/** Prices, duties and stock of materials that are new and so have none. Decimals and the shop's own codes need no escape. */
export const writeNewErp = async (tx: Tx, materials: readonly Numbered[]): Promise<void> => {
  await copyRows(tx, LIST_PRICES, priceRows(materials));
  await copyRows(tx, DUTIES, dutyRows(materials));
  await copyRows(tx, STOCK, stockRows(materials));
};
