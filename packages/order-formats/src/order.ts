import {
  addMoney,
  compareMoney,
  type Money,
  NO_MONEY,
  negateMoney,
  percentOf,
  type Quantity,
  roundToMinor,
  sumMoney,
} from '@grossist/domain';

/** The numbers by which a line names a material; at least one of them in every line. */
export interface OrderIdentifiers {
  /** The wholesaler's own number. */
  sap?: string;
  ean?: string;
  el?: string;
  hws?: string;
  /** The maker's number. */
  supplier?: string;
  /** The customer's own number. */
  buyer?: string;
  /** A number of which the document does not tell whose it is. */
  any?: string;
}

export interface OrderAddress {
  /** Who is found there. */
  name?: string;
  street?: string;
  street2?: string;
  postalCode?: string;
  city?: string;
  region?: string;
  /** ISO 3166-1, two letters. */
  country?: string;
  /** GLN of the place; of cXML the customer's code of it. */
  locationNumber?: string;
}

export interface OrderContact {
  name?: string;
  phone?: string;
  email?: string;
}

/** An address in an electronic network or a number in a register: a scheme (EAS, ISO 6523) and what it is there. */
export interface SchemedId {
  scheme?: string;
  id: string;
}

export interface OrderParty {
  name?: string;
  /** What the other side knows the party by: the account with the wholesaler, the wholesaler's number with the customer. */
  number?: string;
  gln?: string;
  endpoint?: SchemedId;
  /** With its country: DK12345678. */
  vatNumber?: string;
  registrationNumber?: string;
  address?: OrderAddress;
  contact?: OrderContact;
}

export type VatCategory = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O';

/** VAT of a line or a charge, in percent as text ("25"). Categories are those of UNCL 5305. */
export interface VatRate {
  category: VatCategory;
  percent: string;
}

/** What every line has, whichever way it goes. */
interface LineFacts {
  identifiers: OrderIdentifiers;
  quantity: Quantity;
  note?: string;
  /** Calendar date, YYYY-MM-DD. */
  deliveryDate?: string;
  /** What the customer accounts the line on. */
  accounting?: string;
}

export interface OutgoingOrderLine extends LineFacts {
  lineNumber: number;
  name: string;
  /** Sales unit as the shop has it: PCE, MTR, ROL. */
  unit: string;
  /** For `perQuantity` sales units. */
  unitPrice: Money;
  perQuantity: Quantity;
  /** Net, rounded to two decimals. What it differs from price times quantity is a discount or surcharge of the line. */
  amount: Money;
  /** When another than the order's. */
  vat?: VatRate;
}

/** Freight, duties, fees (above 0) or what is taken off (below 0), beside the lines. */
export interface OrderCharge {
  kind: 'freight' | 'duties' | 'handling' | 'discount' | 'other';
  reason: string;
  amount: Money;
  vat?: VatRate;
}

/** An order of the shop, as it is sent to other systems. */
export interface OutgoingOrder {
  number: string;
  /** Calendar date and time of day in the market's time zone, "12:30:00". */
  date: string;
  time?: string;
  /** The customer's own reference and name for the order. */
  reference?: string;
  project?: string;
  note?: string;
  currency: string;
  buyer: OrderParty;
  seller: OrderParty;
  delivery?: { address?: OrderAddress; contact?: OrderContact; date?: string };
  vat: VatRate;
  charges: readonly OrderCharge[];
  lines: readonly OutgoingOrderLine[];
}

export interface IncomingOrderLine extends LineFacts {
  /** Where the document has it: the line of the file, of EDIFACT the segment. */
  at: number;
  lineNumber?: string;
  name?: string;
  /** The shop's code of the unit; what the shop has no unit for is as the document writes it. */
  unit?: string;
  unitPrice?: Money;
  /** Present whenever unitPrice is. */
  perQuantity?: Quantity;
  /** The unit that the price is for, where it is another than the line's. */
  perUnit?: string;
  amount?: Money;
}

/** An order as somebody else's system wrote it: what it does not tell is absent, and nothing is added up. */
export interface IncomingOrder {
  number?: string;
  date?: string;
  reference?: string;
  project?: string;
  note?: string;
  currency?: string;
  buyer?: OrderParty;
  seller?: OrderParty;
  delivery?: { address?: OrderAddress; contact?: OrderContact; date?: string };
  lines: readonly IncomingOrderLine[];
  /** As the document tells it; undefined when it does not. */
  total?: Money;
}

export interface VatShare {
  rate: VatRate;
  /** What it is of: lines and charges of the rate. */
  net: Money;
  vat: Money;
}

/** Amounts of an order, two decimals each, that add up to the last digit. */
export interface OrderTotals {
  lines: Money;
  /** Above 0, both. */
  charges: Money;
  allowances: Money;
  /** Lines and charges less allowances. */
  net: Money;
  vat: Money;
  gross: Money;
  shares: readonly VatShare[];
}

/** Adds an order up: VAT is rounded once for each rate. */
export const totalsOf = (order: OutgoingOrder): OrderTotals => {
  const lines = sumMoney(order.lines.map(({ amount }) => roundToMinor(amount)));
  const amounts = order.charges.map(({ amount }) => roundToMinor(amount));
  const charges = sumMoney(amounts.filter((amount) => compareMoney(amount, NO_MONEY) > 0));
  const allowances = negateMoney(sumMoney(amounts.filter((amount) => compareMoney(amount, NO_MONEY) < 0)));
  const net = sumMoney([lines, ...amounts]);
  const shares = sharesOf(order);
  const vat = sumMoney(shares.map((share) => share.vat));
  return { lines, charges, allowances, net, vat, gross: addMoney(net, vat), shares };
};

const sharesOf = (order: OutgoingOrder): VatShare[] => {
  const byRate = new Map<string, { rate: VatRate; net: Money }>();
  for (const { amount, vat = order.vat } of [...order.lines, ...order.charges]) {
    const key = `${vat.category} ${vat.percent}`;
    const net = addMoney(byRate.get(key)?.net ?? NO_MONEY, roundToMinor(amount));
    byRate.set(key, { rate: vat, net });
  }
  return [...byRate.values()].map(({ rate, net }) => ({ rate, net, vat: percentOf(net, rate.percent) }));
};
