import { roundToMinor } from '@grossist/domain';
import { tidy } from '../clean-text.ts';
import { latin1Bytes, toLatin1 } from '../encoding.ts';
import { writeCompactDate, writeMoney, writeQuantity } from '../numbers.ts';
import {
  type OrderAddress,
  type OrderContact,
  type OrderParty,
  type OutgoingOrder,
  type OutgoingOrderLine,
  totalsOf,
} from '../order.ts';
import { toPlainUnit } from '../units.ts';
import { OTHER_SIDE } from './data/codes.ts';
import { DEFAULTS } from './syntax.ts';

/** A component, an element of several, or nothing. */
type Element = string | undefined | readonly (string | undefined)[];

const released = (text: string): string => text.replaceAll(/[:+?']/g, '?$&');

const trimmedEnd = (parts: readonly string[]): string[] => {
  let end = parts.length;
  while (end > 0 && parts[end - 1] === '') end -= 1;
  return parts.slice(0, end);
};

const writeElement = (element: Element): string => {
  const parts = typeof element === 'string' || element === undefined ? [element] : element;
  return trimmedEnd(parts.map((part) => released(part ?? ''))).join(DEFAULTS.component);
};

/** A segment with its elements; what is blank at the end is left out. */
const writeSegment = (tag: string, ...elements: readonly Element[]): string =>
  `${trimmedEnd([tag, ...elements.map(writeElement)]).join(DEFAULTS.element)}${DEFAULTS.terminator}`;

const latin1 = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : tidy(toLatin1(tidy(text)));

const contactSegments = (contact: OrderContact | undefined): string[] => {
  if (!contact) return [];
  return [
    writeSegment('CTA', 'OC', [undefined, latin1(contact.name)]),
    ...(contact.phone === undefined ? [] : [writeSegment('COM', [latin1(contact.phone), 'TE'])]),
    ...(contact.email === undefined ? [] : [writeSegment('COM', [latin1(contact.email), 'EM'])]),
  ];
};

const partySegments = (code: string, party: OrderParty, address: OrderAddress | undefined): string[] => [
  writeSegment(
    'NAD',
    code,
    party.gln === undefined ? [latin1(party.number), undefined, OTHER_SIDE.get(code)] : [party.gln, undefined, '9'],
    undefined,
    latin1(party.name),
    [latin1(address?.street), latin1(address?.street2)],
    latin1(address?.city),
    latin1(address?.region),
    latin1(address?.postalCode),
    address?.country,
  ),
  ...(party.gln !== undefined && party.number !== undefined ? [writeSegment('RFF', ['IA', latin1(party.number)])] : []),
  ...(party.vatNumber === undefined ? [] : [writeSegment('RFF', ['VA', latin1(party.vatNumber)])]),
  ...(party.registrationNumber === undefined ? [] : [writeSegment('RFF', ['GN', latin1(party.registrationNumber)])]),
  ...contactSegments(party.contact),
];

const noteSegments = (note: string | undefined): string[] =>
  (note ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => writeSegment('FTX', 'ZZZ', undefined, undefined, latin1(line)));

const dateSegment = (code: string, date: string | undefined): string[] =>
  date === undefined ? [] : [writeSegment('DTM', [code, writeCompactDate(date), '102'])];

const NUMBER_CODES = [
  ['sap', 'SA', undefined],
  ['supplier', 'MF', undefined],
  ['buyer', 'IN', undefined],
  ['el', 'ZZZ', 'EL'],
  ['hws', 'ZZZ', 'HWS'],
] as const;

const lineSegments = (line: OutgoingOrderLine): string[] => {
  const { identifiers } = line;
  const unit = toPlainUnit(line.unit);
  const numbers = NUMBER_CODES.flatMap(([kind, code, list]) =>
    identifiers[kind] === undefined ? [] : [[latin1(identifiers[kind]), code, list]],
  );
  return [
    writeSegment(
      'LIN',
      String(line.lineNumber),
      undefined,
      identifiers.ean === undefined ? undefined : [identifiers.ean, 'EN'],
    ),
    ...(numbers.length === 0 ? [] : [writeSegment('PIA', '5', ...numbers)]),
    writeSegment('IMD', 'F', undefined, [undefined, undefined, undefined, latin1(line.name)]),
    writeSegment('QTY', ['21', writeQuantity(line.quantity), unit]),
    ...dateSegment('2', line.deliveryDate),
    writeSegment('MOA', ['203', writeMoney(roundToMinor(line.amount))]),
    ...noteSegments(line.note),
    writeSegment('PRI', [
      'AAA',
      writeMoney(line.unitPrice),
      undefined,
      undefined,
      writeQuantity(line.perQuantity),
      unit,
    ]),
    ...(line.accounting === undefined ? [] : [writeSegment('RFF', ['ADE', latin1(line.accounting)])]),
  ];
};

export interface InterchangeFacts {
  /** Unique among the sender's interchanges, at most 14 characters. */
  reference: string;
  sender: string;
  recipient: string;
}

/**
 * An order as an EDIFACT interchange of one ORDERS D96A message in UNOC (ISO-8859-1). Freight and fees are part of the
 * total alone. Texts are not cut at the lengths of the directory.
 */
export const writeEdifactOrder = (order: OutgoingOrder, facts: InterchangeFacts): Uint8Array => {
  const { delivery, buyer, seller } = order;
  const totals = totalsOf(order);
  const message = [
    writeSegment('UNH', '1', ['ORDERS', 'D', '96A', 'UN']),
    writeSegment('BGM', '220', latin1(order.number), '9'),
    ...dateSegment('137', order.date),
    ...dateSegment('2', delivery?.date),
    ...noteSegments(order.note),
    ...(order.reference === undefined ? [] : [writeSegment('RFF', ['CR', latin1(order.reference)])]),
    ...(order.project === undefined ? [] : [writeSegment('RFF', ['AEP', latin1(order.project)])]),
    ...partySegments('BY', buyer, buyer.address),
    ...partySegments('SU', seller, seller.address),
    ...(delivery?.address
      ? partySegments(
          'DP',
          { name: delivery.address.name, gln: delivery.address.locationNumber, contact: delivery.contact },
          delivery.address,
        )
      : []),
    writeSegment('CUX', ['2', order.currency, '9']),
    ...order.lines.flatMap(lineSegments),
    writeSegment('UNS', 'S'),
    writeSegment('MOA', ['79', writeMoney(totals.lines)]),
    writeSegment('MOA', ['86', writeMoney(totals.gross)]),
    writeSegment('CNT', ['2', String(order.lines.length)]),
  ];
  const time = (order.time ?? '00:00').replaceAll(':', '').slice(0, 4);
  const written = [
    "UNA:+.? '",
    writeSegment(
      'UNB',
      ['UNOC', '3'],
      latin1(facts.sender),
      latin1(facts.recipient),
      [writeCompactDate(order.date).slice(2), time],
      latin1(facts.reference),
    ),
    ...message,
    writeSegment('UNT', String(message.length + 1), '1'),
    writeSegment('UNZ', '1', latin1(facts.reference)),
  ];
  return latin1Bytes(`${written.join('\r\n')}\r\n`);
};
