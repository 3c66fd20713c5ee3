import { lineAmount, moneyToDecimal, quantityToDecimal, sumMoney } from '@grossist/domain';
import type { IncomingOrder, IncomingOrderLine, OrderFault } from '@grossist/order-formats';
import type { StoredFault, StoredOrderDocument, StoredOrderLine, StoredPostalAddress } from '../../../db/index.ts';

const KINDS = ['sap', 'ean', 'el', 'hws', 'supplier', 'buyer', 'any'] as const;
const LONGEST_FAULT = 500;

const addressOf = ({ delivery }: IncomingOrder): StoredPostalAddress | null => {
  const { name = '', street = '', postalCode = '', city = '', country = '' } = delivery?.address ?? {};
  return street === '' || postalCode === '' || city === '' ? null : { name, street, postalCode, city, country };
};

/** What the document's lines come to; null unless each of them says. */
const totalOf = ({ lines }: IncomingOrder): string | null => {
  const amounts = lines.flatMap(({ amount, unitPrice, perQuantity, quantity }) => {
    if (amount !== undefined) return [amount];
    return unitPrice === undefined || perQuantity === undefined ? [] : [lineAmount(unitPrice, perQuantity, quantity)];
  });
  return lines.length > 0 && amounts.length === lines.length ? moneyToDecimal(sumMoney(amounts)) : null;
};

/** What is kept of an order as a whole: no more than the order needs. */
export const storedDocumentOf = (order: IncomingOrder): StoredOrderDocument => {
  const { buyer, delivery } = order;
  const { scheme, id } = buyer?.endpoint ?? { id: '' };
  return {
    orderDate: order.date ?? '',
    reference: order.reference ?? '',
    project: order.project ?? '',
    note: order.note ?? '',
    currency: order.currency ?? '',
    buyerName: buyer?.name ?? '',
    buyerNumber: buyer?.number ?? '',
    buyerGln: buyer?.gln ?? '',
    buyerVatNumber: buyer?.vatNumber ?? '',
    buyerRegistration: buyer?.registrationNumber ?? '',
    buyerEndpoint: scheme === undefined ? id : `${scheme}:${id}`,
    buyerEmail: buyer?.contact?.email ?? '',
    address: addressOf(order),
    contactName: delivery?.contact?.name ?? '',
    contactPhone: delivery?.contact?.phone ?? '',
    deliveryDate: delivery?.date ?? null,
    total: totalOf(order),
  };
};

export const storedLineOf = (line: IncomingOrderLine): StoredOrderLine => ({
  at: line.at,
  lineNumber: line.lineNumber ?? '',
  numbers: KINDS.flatMap((kind) => {
    const number = line.identifiers[kind];
    return number === undefined ? [] : [{ kind, number }];
  }),
  name: line.name ?? '',
  quantity: quantityToDecimal(line.quantity),
  unit: line.unit ?? null,
  unitPrice: line.unitPrice === undefined ? null : moneyToDecimal(line.unitPrice),
  perQuantity: line.perQuantity === undefined ? null : quantityToDecimal(line.perQuantity),
  ...(line.perUnit !== undefined && { perUnit: line.perUnit }),
  amount: line.amount === undefined ? null : moneyToDecimal(line.amount),
  note: line.note ?? '',
  accounting: line.accounting ?? '',
  deliveryDate: line.deliveryDate ?? null,
});

export const storedFaultOf = ({ severity, code, reason, place, values = {} }: OrderFault): StoredFault => ({
  line: place.line ?? null,
  segment: place.segment ?? null,
  name: place.name ?? '',
  severity,
  code,
  text: reason.slice(0, LONGEST_FAULT),
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.slice(0, LONGEST_FAULT)])),
});
