import { lineAmount, moneyToDecimal, quantityToDecimal, sumMoney } from '@grossist/domain';
import type { IncomingOrder, IncomingOrderLine, OrderFault, OrderRefusal } from '@grossist/order-formats';
import type { StoredFault, StoredOrderDocument, StoredOrderLine, StoredPostalAddress } from '../../../db/index.ts';
import { Failure } from '../../../http/failure.ts';
import { keepable } from '../store/keepable.ts';

const KINDS = ['sap', 'ean', 'el', 'hws', 'supplier', 'buyer', 'any'] as const;
const LONGEST_FAULT = 500;

const addressOf = ({ delivery }: IncomingOrder): StoredPostalAddress | null => {
  const { name = '', street = '', postalCode = '', city = '', country = '' } = delivery?.address ?? {};
  return street === '' || postalCode === '' || city === '' ? null : { name, street, postalCode, city, country };
};

/** Returns the total of the document's lines; null unless each has an amount or a price. */
const totalOf = ({ lines }: IncomingOrder): string | null => {
  const amounts = lines.flatMap(({ amount, unitPrice, perQuantity, quantity }) => {
    if (amount !== undefined) return [amount];
    return unitPrice === undefined || perQuantity === undefined ? [] : [lineAmount(unitPrice, perQuantity, quantity)];
  });
  return lines.length > 0 && amounts.length === lines.length ? moneyToDecimal(sumMoney(amounts)) : null;
};

/** Returns what is stored of an order as a whole: no more than the order needs. */
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

const detailOf = ({ reason, place }: OrderRefusal): string => {
  const where = [
    place.line === undefined ? '' : `line ${place.line}`,
    place.segment === undefined ? '' : `segment ${place.segment}`,
    place.name ?? '',
  ].filter((part) => part !== '');
  return keepable(where.length > 0 ? `${where.join(', ')}: ${reason}` : reason);
};

/** 422: a file that is no order, or none that is read; the reason is a fault of the whole document. */
export class UnreadableFile extends Failure {
  readonly fault: StoredFault;

  constructor(refusal: OrderRefusal) {
    const detail = detailOf(refusal);
    super(422, 'unreadable-file', 'The file can not be read', detail, [{ field: refusal.code, message: detail }]);
    this.fault = storedFaultOf({ ...refusal, severity: 'lost' });
  }
}
