import { LONGEST_NAME } from '../bounds.ts';
import { Refused } from '../reading.ts';
import { nameOf, numberOf } from '../text/index.ts';
import { at, childrenOf, textAt, type XmlElement } from '../xml/index.ts';
import { readAddress, readContact } from './read-address.ts';
import { auxiliaryOf } from './read-item.ts';
import { type CxmlItem, PUNCHOUT_OPERATIONS, type PunchOutOrder, type PunchOutSetup } from './types.ts';

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
