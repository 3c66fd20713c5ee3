import {
  addMoney,
  type CalendarDate,
  daysBetween,
  formatQuantity,
  type Locale,
  languageOf,
  lineAmount,
  type Money,
  NO_MONEY,
  type PriceBuildUp,
  parseCalendarDate,
  type Quantity,
  textIn,
} from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { MaterialPrice, MaterialStock } from '../../../gateways/erp/port.ts';
import { materialImageUrl } from '../../catalogue/index.ts';
import type { Buyer } from '../../identity/index.ts';
import type { MaterialFacts } from './material-facts.ts';

interface LineKind {
  unit: string;
  isClearance?: boolean | undefined;
  remnantLength?: Quantity | undefined;
  isDirectDelivery?: boolean;
  partOf?: string | undefined;
}

/** What kind of line it is where it is no ordinary one, in the buyer's language: neither format has a field for it. */
const lineKind = (
  { unit, isClearance, remnantLength, isDirectDelivery, partOf }: LineKind,
  locale: Locale,
): string[] => {
  const text = textFor(locale);
  // A blank that does not break is none to some systems.
  const length = remnantLength && formatQuantity(remnantLength, unit, locale).replaceAll('\u00a0', ' ');
  return [
    isClearance ? text('punchoutLine.clearance') : '',
    length ? text('punchoutLine.remnant', { length }) : '',
    isDirectDelivery ? text('punchoutLine.direct') : '',
    partOf === undefined ? '' : text('punchoutLine.partOf', { kit: partOf }),
  ].filter((part) => part !== '');
};

/** One material as a customer's system is told of it, whichever document tells it. */
export interface HandedItem {
  material: MaterialFacts;
  name: string;
  longText: string;
  quantity: Quantity;
  /** What the item costs without freight and VAT, duties and fees of the line included: for `perQuantity`. */
  unitPrice: Money;
  perQuantity: Quantity;
  amount: Money;
  leadTimeDays: number | undefined;
  /** Path of the shop. */
  imagePath: string;
  /** Of the cart's line; what is only shown has none. */
  lineId: string | undefined;
  parentLineId: string | undefined;
  /** On clearance sale. */
  isClearance: boolean;
  /** Length of the left-over pieces that it is. */
  remnantLength: Quantity | undefined;
  note: string;
}

/**
 * The price for a unit as long as the line costs nothing else; else what the line costs for its whole quantity, so that
 * the customer's system comes to exactly that sum.
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

const leadTimeOf = ({ deliveryDate }: MaterialStock, now: number): number | undefined => {
  const today = parseCalendarDate(new Date(now).toISOString().slice(0, 10));
  if (deliveryDate === undefined || today === undefined) return undefined;
  return Math.max(0, daysBetween(today, deliveryDate satisfies CalendarDate));
};

/** Names often end with the type; then it is not said twice. */
const longTextOf = (name: string, { type_designation: type, supplier_name: supplier }: MaterialFacts): string =>
  [name, name.includes(type) ? '' : type, supplier ?? ''].filter((part) => part !== '').join(', ');

export interface ItemTraits {
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

/** A material with its price and stock as an item. */
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
    leadTimeDays: leadTimeOf(priced.stock, now),
    imagePath: materialImageUrl(material.sap_material_number),
    lineId,
    parentLineId,
    isClearance,
    remnantLength,
    note,
  };
};
