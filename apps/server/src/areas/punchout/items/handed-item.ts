/** Materials as items that are sent to a customer’s system. */

import {
  addMoney,
  daysBetween,
  formatQuantity,
  type Locale,
  languageOf,
  lineAmount,
  localTime,
  type MaterialStatus,
  type Money,
  marketFacts,
  NO_MONEY,
  type PriceBuildUp,
  type Quantity,
  type Texts,
  textIn,
} from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { MaterialPrice, MaterialStock } from '../../../gateways/erp/port.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import { materialImageUrl } from '../../catalogue/index.ts';
import type { Buyer } from '../../identity/index.ts';

/** Fields of a material that are sent to a customer's system. */
interface MaterialFacts {
  sap_material_number: string;
  code: string;
  names: Texts;
  type_designation: string;
  el_number: string;
  hws_number: string;
  ean: string;
  supplier_number: string;
  supplier_name: string | null;
  class_code: string | null;
  material_group: string;
  sales_unit: string;
  min_quantity: string;
  status: MaterialStatus;
  end_user_registration_requirement_type: string;
}

/** Loads materials of the buyer's market that the buyer may see, by SAP number. One query. */
export const materialFacts =
  (db: Database) =>
  async (buyer: Buyer, materials: readonly string[]): Promise<ReadonlyMap<string, MaterialFacts>> => {
    if (materials.length === 0) return new Map();
    const { rows } = await sql<MaterialFacts>`
      select m.sap_material_number, m.code, m.names, m.type_designation, m.el_number, m.hws_number, m.ean,
        m.supplier_number, s.name as supplier_name, m.class_code, m.material_group, m.sales_unit, m.min_quantity,
        m.status, m.end_user_registration_requirement_type
      from materials m left join suppliers s on s.code = m.supplier_code
      where m.sap_material_number = any(${[...new Set(materials)]}::text[]) and ${buyer.market} = any(m.markets)
        and ${visibleMaterial(buyer)}`.execute(db);
    return new Map(rows.map((row) => [row.sap_material_number, row]));
  };

interface LineKind {
  unit: string;
  isClearance?: boolean | undefined;
  remnantLength?: Quantity | undefined;
  isDirectDelivery?: boolean;
  partOf?: string | undefined;
}

/** Describes a special kind of line in the buyer's language: neither format has a field for it. */
const lineKind = (
  { unit, isClearance, remnantLength, isDirectDelivery, partOf }: LineKind,
  locale: Locale,
): string[] => {
  const text = textFor(locale);
  // Some systems do not accept no-break spaces.
  const length = remnantLength && formatQuantity(remnantLength, unit, locale).replaceAll('\u00a0', ' ');
  return [
    isClearance ? text('punchoutLine.clearance') : '',
    length ? text('punchoutLine.remnant', { length }) : '',
    isDirectDelivery ? text('punchoutLine.direct') : '',
    partOf === undefined ? '' : text('punchoutLine.partOf', { kit: partOf }),
  ].filter((part) => part !== '');
};

/** A material as it is sent to a customer's system, in any format. */
export interface HandedItem {
  material: MaterialFacts;
  name: string;
  longText: string;
  quantity: Quantity;
  /** Price for `perQuantity` without freight and VAT, with duties and fees of the line. */
  unitPrice: Money;
  perQuantity: Quantity;
  amount: Money;
  leadTimeDays: number | undefined;
  /** Path within the shop. */
  imagePath: string;
  /** The cart line's id; undefined outside of a cart. */
  lineId: string | undefined;
  parentLineId: string | undefined;
  /** On clearance sale. */
  isClearance: boolean;
  /** Length of a cable remnant. */
  remnantLength: Quantity | undefined;
  note: string;
}

/**
 * Returns the unit price when the line has no other costs; else the price of the whole quantity, so that the customer's
 * system calculates exactly the same sum.
 */
const priceOf = (
  { unitPrice, lineTotal, duties }: PriceBuildUp,
  quantity: Quantity,
): Pick<HandedItem, 'unitPrice' | 'perQuantity' | 'amount'> => {
  const amount = addMoney(lineTotal, duties);
  const goods = lineAmount(unitPrice.amount, unitPrice.perQuantity, quantity);
  if (goods === amount && duties === NO_MONEY)
    return { unitPrice: unitPrice.amount, perQuantity: unitPrice.perQuantity, amount };
  return { unitPrice: amount, perQuantity: quantity, amount };
};

/** Returns the days until the delivery, from today in the buyer's market; undefined when its date is unknown. */
export const leadTimeOf = (
  { deliveryDate }: Pick<MaterialStock, 'deliveryDate'>,
  { market }: Pick<Buyer, 'market'>,
  now: number,
): number | undefined => {
  if (deliveryDate === undefined) return undefined;
  const { date: today } = localTime(now, marketFacts(market).timeZone);
  return Math.max(0, daysBetween(today, deliveryDate));
};

/** Joins name, type and supplier; many names already contain the type. */
const longTextOf = (name: string, { type_designation: type, supplier_name: supplier }: MaterialFacts): string =>
  [name, name.includes(type) ? '' : type, supplier ?? ''].filter((part) => part !== '').join(', ');

interface ItemTraits {
  quantity: Quantity;
  lineId?: string;
  parentLineId?: string | undefined;
  /** The name of the kit that the line represents. */
  kitName?: string;
  /** The name of the kit that the line is a material of. */
  partOf?: string | undefined;
  isClearance?: boolean | undefined;
  remnantLength?: Quantity | undefined;
  isDirectDelivery?: boolean;
  note?: string;
  now: number;
}

/** Builds the item of a material with its price and stock. */
export const handedItem = (
  buyer: Buyer,
  material: MaterialFacts,
  priced: { price: MaterialPrice; stock: MaterialStock },
  traits: ItemTraits,
): HandedItem => {
  const { quantity, lineId, parentLineId, kitName, isClearance = false, remnantLength, note = '', now } = traits;
  const language = languageOf(buyer.locale);
  const name = kitName || (textIn(material.names, language)?.text ?? material.code);
  const kind = lineKind({ ...traits, unit: material.sales_unit }, buyer.locale);
  return {
    material,
    name,
    longText: [longTextOf(name, material), ...kind].join('. '),
    quantity,
    ...priceOf(priced.price.buildUp, quantity),
    leadTimeDays: leadTimeOf(priced.stock, buyer, now),
    imagePath: materialImageUrl(material.sap_material_number),
    lineId,
    parentLineId,
    isClearance,
    remnantLength,
    note,
  };
};
