import { checkLineCount } from '../bounds.ts';
import { amountFrom, isoDate } from '../numbers/index.ts';
import type { IncomingOrder, IncomingOrderLine } from '../order.ts';
import { Faults, type Reading, type ReadOrders, Refused, reading } from '../reading.ts';
import { nameOf, noteOf, numberOf } from '../text/index.ts';
import { at, readXml, textAt, type XmlElement } from '../xml/index.ts';
import { AGGREGATE, ORDER } from './data/names.ts';
import { readLine } from './read-line.ts';
import { readAddress, readContact, readParty } from './read-party.ts';

const FILES: ReadonlySet<string> = new Set(['EmbeddedDocumentBinaryObject']);

const checkRoot = ({ name, namespace, line }: XmlElement): void => {
  if (name !== 'Order' || namespace !== ORDER)
    throw new Refused('not-an-order', 'the document is no UBL order', { line, name: name.slice(0, 60) });
};

const readDelivery = (delivery: XmlElement | undefined): IncomingOrder['delivery'] => {
  if (!delivery) return undefined;
  const name = nameOf(textAt(delivery, 'DeliveryParty/PartyName/Name'));
  return {
    address: readAddress(at(delivery, 'DeliveryLocation/Address') ?? at(delivery, 'DeliveryAddress'), name),
    contact: readContact(at(delivery, 'DeliveryParty/Contact')),
    date: isoDate(
      textAt(delivery, 'RequestedDeliveryPeriod/StartDate') ?? textAt(delivery, 'RequestedDeliveryPeriod/EndDate'),
    ),
  };
};

const readHead = (order: XmlElement, lines: readonly IncomingOrderLine[]): IncomingOrder => {
  const reference = at(order, 'CustomerReference');
  const number = at(order, 'ID');
  const total = at(order, 'AnticipatedMonetaryTotal/PayableAmount');
  return {
    number: numberOf(number?.text, { line: number?.line, name: 'ID' }),
    date: isoDate(textAt(order, 'IssueDate')),
    reference: nameOf(reference?.text),
    project: nameOf(textAt(order, 'AccountingCost') ?? textAt(order, 'AccountingCostCode')),
    note: noteOf(textAt(order, 'Note')),
    currency: currencyOf(textAt(order, 'DocumentCurrencyCode') ?? total?.attributes['currencyID']),
    buyer: readParty(at(order, 'BuyerCustomerParty')),
    seller: readParty(at(order, 'SellerSupplierParty')),
    delivery: readDelivery(at(order, 'Delivery')),
    lines,
    total: amountFrom(total?.text, { line: total?.line, name: 'PayableAmount' }),
  };
};

const currencyOf = (code: string | undefined): string | undefined => (/^[A-Z]{3}$/.test(code ?? '') ? code : undefined);

/**
 * Reads an order of UBL 2.0 to 2.3, of Peppol or any other producer: elements are told by their namespace, whatever its
 * prefix. Lines that can't be read are faults and cost themselves alone. A document type is refused.
 */
export const readUblOrder = (bytes: Uint8Array): Reading<ReadOrders> =>
  reading(() => {
    const faults = new Faults();
    const lines: IncomingOrderLine[] = [];
    let count = 0;
    const order = readXml(bytes, {
      withoutText: FILES,
      root: checkRoot,
      take: (element, depth) => {
        if (depth !== 2 || element.name !== 'OrderLine' || element.namespace !== AGGREGATE) return false;
        count += 1;
        checkLineCount(count, { line: element.line, name: 'OrderLine' });
        const line = faults.try(() => readLine(element));
        if (line) lines.push(line);
        return true;
      },
    });
    return { orders: [readHead(order, lines)], faults: faults.all };
  });
