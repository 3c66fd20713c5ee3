import { amountFrom, isoDate } from '../numbers/index.ts';
import type { OrderParty } from '../order.ts';
import { Refused } from '../reading.ts';
import { nameOf, numberOf } from '../text/index.ts';
import { at, type XmlElement } from '../xml/index.ts';
import { readAddress, readContact } from './read-address.ts';
import { hasAttachment, readComments } from './read-comments.ts';
import type { CxmlItem, CxmlOrderRequest } from './types.ts';

const PURPOSES = ['new', 'update', 'delete'] as const;

const readBuyer = (header: XmlElement): OrderParty | undefined => {
  const billTo = at(header, 'BillTo/Address');
  const address = readAddress(billTo);
  return address && { name: address.name, number: address.locationNumber, address, contact: readContact(billTo) };
};

/**
 * OrderRequest. One that cancels an order may have no items.
 * @throws Refused without header or number, for an unknown type, and for an order of no items
 */
export const readOrderRequest = (request: XmlElement, items: readonly CxmlItem[]): CxmlOrderRequest => {
  const header = at(request, 'OrderRequestHeader');
  const place = { line: request.line, name: 'OrderRequestHeader' };
  if (!header) throw new Refused('no-header', 'the order has no OrderRequestHeader', place);
  const purpose = PURPOSES.find((each) => each === (header.attributes['type'] ?? 'new'));
  if (!purpose) throw new Refused('order-type', 'the type of the order is not known', place);
  const number = numberOf(header.attributes['orderID'], place);
  if (number === undefined) throw new Refused('missing', 'the order has no orderID', place);
  if (items.length === 0 && purpose !== 'delete') throw new Refused('no-lines', 'the order has no ItemOut', place);
  const total = at(header, 'Total/Money');
  const shipTo = at(header, 'ShipTo/Address');
  const date = isoDate(header.attributes['requestedDeliveryDate']);
  return {
    purpose,
    orderType: nameOf(header.attributes['orderType']) ?? 'regular',
    isDeliveredTogether: header.attributes['shipComplete'] === 'yes',
    isPaidByCard: at(header, 'Payment/PCard') !== undefined,
    hasAttachment: hasAttachment(header),
    order: {
      number,
      date: isoDate(header.attributes['orderDate']),
      reference: numberOf(header.attributes['requisitionID'], place),
      note: readComments(header),
      currency: numberOf(total?.attributes['currency'], place),
      buyer: readBuyer(header),
      delivery: shipTo || date ? { address: readAddress(shipTo), contact: readContact(shipTo), date } : undefined,
      lines: items,
      total: amountFrom(total?.text, { line: total?.line, name: 'Total' }),
    },
  };
};
