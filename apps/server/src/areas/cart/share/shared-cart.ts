import {
  amountParts,
  articleNumber,
  type Currency,
  calendarDate,
  kitAmounts,
  type Locale,
  languageOf,
  type Money,
  marketFacts,
  type Quantity,
  quantityOf,
  textIn,
  writeDate,
} from '@grossist/domain';
import { writtenMoment } from '@grossist/messages/server-texts.ts';
import type { MaterialPrice, PricedCart } from '../../../gateways/erp/port.ts';
import type { Buyer } from '../../identity/index.ts';
import type { ActiveCart } from '../queries/buyer-carts.ts';
import type { CartLineRow } from '../queries/cart-lines.ts';

export interface SharedLine {
  position: number;
  elNumber: string;
  hwsNumber: string;
  sapNumber: string;
  ean: string;
  /** The one of the numbers that the reader goes by. */
  number: string;
  name: string;
  type: string;
  supplier: string;
  quantity: Quantity;
  unit: string;
  note: string;
  accountingString1: string;
  accountingString2: string;
  /** A part of the kit above. */
  isKitPart: boolean;
  /**
   * Unit price × quantity + cutting fee = amount, the fee 0 where nothing is cut. Absent for who may not see net
   * prices, and for what has none.
   */
  price: { unitPrice: Money; per: Quantity; cuttingFee: Money; amount: Money } | undefined;
  /** What a kit costs with its materials, instead of a price of its own; undefined for lines that are no kit. */
  kitAmount: Money | undefined;
}

/** A cart for export as CSV, XLSX or PDF. */
export interface SharedCart {
  locale: Locale;
  name: string;
  account: string;
  project: string;
  contact: string;
  reference: string;
  deliveredTo: string;
  /** "2026-09-01"; '' for none. */
  deliveryDate: string;
  lines: readonly SharedLine[];
  /** Absent for who may not see net prices, and without the ERP. */
  prices: { currency: Currency; vatPercent: number; totals: PricedCart['totals'] } | undefined;
}

const joined = (parts: readonly string[], separator = ', '): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator);

const deliveredTo = ({ address }: ActiveCart): string => {
  if (address === null) return '';
  const { name, name2, street, postalCode, city } = address;
  return joined([name, name2, street, joined([postalCode, city], ' ')]);
};

const numberOf = ({ preferredArticleNumber }: Buyer, line: CartLineRow): string =>
  articleNumber({ el: line.el_number, hws: line.hws_number, sap: line.sap_material_number }, preferredArticleNumber);

const sharedPrice = ({ buildUp, cableCutFee }: MaterialPrice, quantity: Quantity): SharedLine['price'] => {
  const { unitPrice: inForce, lineTotal: amount } = buildUp;
  const { unitPrice, cuttingFee } = amountParts({ unitPrice: inForce, quantity, amount, cuttingFee: cableCutFee });
  return { unitPrice: unitPrice.amount, per: unitPrice.perQuantity, cuttingFee, amount };
};

/** Returns the exported data of a cart; prices only for users who may see net prices, as far as they are known. */
export const sharedCart = (
  buyer: Buyer,
  cart: ActiveCart,
  lines: readonly CartLineRow[],
  priced: PricedCart | undefined,
): SharedCart => {
  const language = languageOf(buyer.locale);
  const shown = buyer.showNetPrice ? priced : undefined;
  const prices = new Map(shown?.lines.map(({ key, price }) => [key, price]));
  const kits = kitAmounts(
    lines.map((line) => ({
      id: line.id,
      parentId: line.parent_line_id,
      amount: prices.get(line.id)?.buildUp.lineTotal,
    })),
  );
  return {
    locale: buyer.locale,
    name: cart.name,
    account: joined([cart.account_name, cart.sold_to]),
    project: joined([cart.project_title ?? '', cart.project_number]),
    contact: joined([cart.contact_person, cart.contact_phone]),
    reference: cart.customer_reference,
    deliveredTo: deliveredTo(cart),
    deliveryDate: cart.delivery_date ?? '',
    lines: lines.map((line, index) => {
      const price = prices.get(line.id);
      return {
        position: index + 1,
        elNumber: line.el_number,
        hwsNumber: line.hws_number,
        sapNumber: line.sap_material_number,
        ean: line.ean,
        number: numberOf(buyer, line),
        name: line.kit_name === '' ? (textIn(line.names, language)?.text ?? line.code) : line.kit_name,
        type: line.type_designation,
        supplier: line.supplier_name ?? '',
        quantity: quantityOf(line.quantity),
        unit: line.sales_unit,
        note: joined([line.note, line.additional_note], ' / '),
        accountingString1: line.accounting_string1,
        accountingString2: line.accounting_string2,
        isKitPart: line.parent_line_id !== null,
        price: price && !kits.has(line.id) ? sharedPrice(price, quantityOf(line.quantity)) : undefined,
        kitAmount: kits.get(line.id),
      };
    }),
    prices: shown && { currency: buyer.account.currency, vatPercent: shown.vatPercent, totals: shown.totals },
  };
};

/** "1. december 2025" in the reader's language; '' for none. */
export const writtenDate = (date: string, locale: Locale): string =>
  date === '' ? '' : writeDate(calendarDate(date), { locale });

/** Formats the current time in the market's time zone. */
export const writtenNow = (buyer: Buyer, now: number): string =>
  writtenMoment(now, buyer.locale, { timeZone: marketFacts(buyer.market).timeZone });
