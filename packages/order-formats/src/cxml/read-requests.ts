import { LONGEST_NAME } from '../bounds.ts';
import { nameOf, numberOf } from '../clean-text.ts';
import { amountFrom, isoDate } from '../numbers.ts';
import type { OrderParty } from '../order.ts';
import { Refused } from '../reading.ts';
import { at, childrenOf, textAt, type XmlElement } from '../xml/read-xml.ts';
import { auxiliaryOf, hasAttachment, readAddress, readComments, readContact } from './read-item.ts';
import {
  type CxmlItem,
  type CxmlOrderRequest,
  PUNCHOUT_OPERATIONS,
  type PunchOutOrder,
  type PunchOutSetup,
} from './types.ts';

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

const MOST_EXTRINSICS = 100;
const LONGEST_COOKIE = 4000;

/** Given back as it came. @throws Refused when there is none */
const readCookie = (element: XmlElement): string => {
  const cookie = at(element, 'BuyerCookie')?.text.trim() ?? '';
  if (cookie === '' || cookie.length > LONGEST_COOKIE)
    throw new Refused('buyer-cookie', 'BuyerCookie is missing or too long', {
      line: element.line,
      name: 'BuyerCookie',
    });
  return cookie;
};

/** PunchOutSetupRequest. @throws Refused for another operation than the four, or without BuyerCookie */
export const readSetup = (request: XmlElement, items: readonly CxmlItem[]): PunchOutSetup => {
  const place = { line: request.line, name: 'PunchOutSetupRequest' };
  const operation = PUNCHOUT_OPERATIONS.find((each) => each === request.attributes['operation']);
  if (!operation) throw new Refused('operation', 'the operation of the request is not known', place);
  const extrinsics = childrenOf(request, 'Extrinsic');
  if (extrinsics.length > MOST_EXTRINSICS) throw new Refused('extrinsic', 'the request has too many Extrinsic', place);
  const selected = at(request, 'SelectedItem/ItemID');
  const shipTo = at(request, 'ShipTo/Address');
  return {
    operation,
    buyerCookie: readCookie(request),
    returnUrl: textAt(request, 'BrowserFormPost/URL'),
    extrinsics: extrinsics.map(({ attributes, text }) => ({
      name: (attributes['name'] ?? '').slice(0, LONGEST_NAME),
      value: nameOf(text) ?? '',
    })),
    contact: readContact(at(request, 'Contact')),
    shipTo: readAddress(shipTo),
    selectedItem: selected && {
      supplierPartId: numberOf(textAt(selected, 'SupplierPartID'), place),
      auxiliaryId: auxiliaryOf(at(selected, 'SupplierPartAuxiliaryID')),
    },
    items,
  };
};

/** PunchOutOrderMessage, as a buyer's system reads it. */
export const readPunchOutOrder = (message: XmlElement, items: readonly CxmlItem[]): PunchOutOrder => ({
  buyerCookie: readCookie(message),
  operationAllowed: at(message, 'PunchOutOrderMessageHeader')?.attributes['operationAllowed'] ?? '',
  items,
});
