/** Orders as UBL 2.1, read in any profile. `write-ubl-order.ts` writes them in Peppol's profile. */

import { checkLineCount, MOST_ORDERS } from '../bounds.ts';
import { about, nameOf, noteOf, numberOf, shown } from '../clean-text.ts';
import { amountFrom, isoDate } from '../numbers.ts';
import type { IncomingOrder, IncomingOrderLine, OrderAddress } from '../order.ts';
import { Faults, type Reading, type ReadOrders, Refused, reading } from '../reading.ts';
import { at, childrenOf, readXml, textAt, type XmlElement } from '../xml/read-xml.ts';
import { AGGREGATE, ENVELOPE, ORDER, READ_PARTIES } from './names.ts';
import { readLine } from './read-line.ts';
import { readAddress, readContact, readGln, readParty } from './read-party.ts';

const FILES: ReadonlySet<string> = new Set(['EmbeddedDocumentBinaryObject']);

const isOrder = ({ name, namespace }: XmlElement): boolean => name === 'Order' && namespace === ORDER;

const isEnvelope = ({ name, namespace }: XmlElement): boolean =>
  name === 'StandardBusinessDocument' && namespace === ENVELOPE;

const noOrder = ({ line, name }: XmlElement): Refused =>
  new Refused('not-an-order', 'the document is no UBL order', { line, name: name.slice(0, 60) });

const withPlace = (address: OrderAddress | undefined, gln: string | undefined): OrderAddress | undefined =>
  gln === undefined || address?.locationNumber !== undefined ? address : { ...address, locationNumber: gln };

const readDelivery = (delivery: XmlElement | undefined): IncomingOrder['delivery'] => {
  if (!delivery) return undefined;
  const name = nameOf(textAt(delivery, 'DeliveryParty/PartyName/Name'));
  return {
    address: withPlace(
      readAddress(at(delivery, 'DeliveryLocation/Address') ?? at(delivery, 'DeliveryAddress'), name),
      readGln(at(delivery, 'DeliveryLocation/ID')),
    ),
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

const TEST = /^(?:test|pilot)/i;

/** Notes what an order says that nothing is made of: other parties, further deliveries, that it is a copy or a test. */
const noteUnused = (order: XmlElement, faults: Faults): void => {
  if (TEST.test(textAt(order, 'ProfileExecutionID') ?? ''))
    faults.noted('test', 'the order is a test', { line: order.line, name: 'ProfileExecutionID' });
  if (textAt(order, 'CopyIndicator') === 'true')
    faults.noted('duplicate', 'the order is a copy', { line: order.line, name: 'CopyIndicator' });
  for (const role of order.children) {
    if (!/(?:Party)$/.test(role.name) || READ_PARTIES.has(role.name)) continue;
    const party = readParty(role) ?? readParty({ ...role, children: [{ ...role, name: 'Party' }] });
    const value = party?.gln ?? party?.number ?? party?.endpoint?.id ?? party?.name ?? role.name;
    const place = { line: role.line, name: role.name };
    faults.noted('unused-party', `the party ${shown(value)} is not used`, place, about(value));
  }
  for (const delivery of childrenOf(order, 'Delivery').slice(1)) {
    const { address } = readDelivery(delivery) ?? {};
    const value = address?.locationNumber ?? address?.name ?? address?.street ?? 'Delivery';
    const place = { line: delivery.line, name: 'Delivery' };
    faults.noted('unused-party', `the delivery place ${shown(value)} is not used`, place, about(value));
  }
};

/** Reads the orders of a document as its elements come by. */
class Document {
  readonly faults = new Faults();
  readonly orders: IncomingOrder[] = [];
  #lines: IncomingOrderLine[] = [];
  #count = 0;
  #depthOfLines = 2;

  /** @throws Refused for a document that is none that is read */
  begin(root: XmlElement): void {
    if (isEnvelope(root)) this.#depthOfLines = 3;
    else if (!isOrder(root)) throw noOrder(root);
  }

  /** Takes the lines, and in an envelope the orders, so that they need not stay in the tree. */
  take(element: XmlElement, depth: number): boolean {
    if (depth === this.#depthOfLines && element.name === 'OrderLine' && element.namespace === AGGREGATE) {
      this.#count += 1;
      checkLineCount(this.#count, { line: element.line, name: 'OrderLine' });
      const line = this.faults.try(() => readLine(element, this.faults));
      if (line) this.#lines.push(line);
      return true;
    }
    if (this.#depthOfLines === 2 || depth !== 2 || element.name === 'StandardBusinessDocumentHeader') return false;
    if (!isOrder(element)) throw noOrder(element);
    this.#end(element);
    return true;
  }

  /** @throws Refused for an envelope without an order */
  finish(root: XmlElement): void {
    if (this.#depthOfLines === 2) this.#end(root);
    else if (this.orders.length === 0) throw noOrder(root);
  }

  #end(order: XmlElement): void {
    if (this.orders.length >= MOST_ORDERS)
      throw new Refused(
        'too-many-orders',
        `more than ${MOST_ORDERS} orders`,
        { line: order.line },
        {
          most: String(MOST_ORDERS),
        },
      );
    noteUnused(order, this.faults);
    this.orders.push(readHead(order, this.#lines));
    this.#lines = [];
  }
}

/**
 * Reads an order of UBL 2.0 to 2.3, of Peppol or any other producer, by itself or within an envelope (SBDH): elements are
 * recognized by their namespace, whatever its prefix. Lines that can't be read are faults and cost themselves alone. A document
 * type is refused, and so is a document that is cut off.
 */
export const readUblOrder = (bytes: Uint8Array): Reading<ReadOrders> =>
  reading(() => {
    const document = new Document();
    const root = readXml(bytes, {
      withoutText: FILES,
      root: (element) => document.begin(element),
      take: (element, depth) => document.take(element, depth),
    });
    document.finish(root);
    return { orders: document.orders, faults: document.faults.all };
  });
