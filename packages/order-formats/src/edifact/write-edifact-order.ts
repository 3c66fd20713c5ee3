import { roundToMinor } from '@grossist/domain';
import { writeCompactDate, writeMoney, writeQuantity } from '../numbers/index.ts';
import type { OrderAddress, OrderContact, OrderParty, OutgoingOrder, OutgoingOrderLine } from '../order.ts';
import { latin1Bytes, tidy, toLatin1 } from '../text/index.ts';
import { totalsOf } from '../totals.ts';
import { toPlainUnit } from '../units/index.ts';
import { OTHER_SIDE } from './data/codes.ts';
import { writeSegment as segment } from './write-segments.ts';

const latin1 = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : tidy(toLatin1(tidy(text)));

const contactSegments = (contact: OrderContact | undefined): string[] => {
  if (!contact) return [];
  return [
    segment('CTA', 'OC', [undefined, latin1(contact.name)]),
    ...(contact.phone === undefined ? [] : [segment('COM', [latin1(contact.phone), 'TE'])]),
    ...(contact.email === undefined ? [] : [segment('COM', [latin1(contact.email), 'EM'])]),
  ];
};

const partySegments = (code: string, party: OrderParty, address: OrderAddress | undefined): string[] => [
  segment(
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
  ...(party.gln !== undefined && party.number !== undefined ? [segment('RFF', ['IA', latin1(party.number)])] : []),
  ...(party.vatNumber === undefined ? [] : [segment('RFF', ['VA', latin1(party.vatNumber)])]),
  ...(party.registrationNumber === undefined ? [] : [segment('RFF', ['GN', latin1(party.registrationNumber)])]),
  ...contactSegments(party.contact),
];

const noteSegments = (note: string | undefined): string[] =>
  (note ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => segment('FTX', 'ZZZ', undefined, undefined, latin1(line)));

const dateSegment = (code: string, date: string | undefined): string[] =>
  date === undefined ? [] : [segment('DTM', [code, writeCompactDate(date), '102'])];

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
    segment(
      'LIN',
      String(line.lineNumber),
      undefined,
      identifiers.ean === undefined ? undefined : [identifiers.ean, 'EN'],
    ),
    ...(numbers.length === 0 ? [] : [segment('PIA', '5', ...numbers)]),
    segment('IMD', 'F', undefined, [undefined, undefined, undefined, latin1(line.name)]),
    segment('QTY', ['21', writeQuantity(line.quantity), unit]),
    ...dateSegment('2', line.deliveryDate),
    segment('MOA', ['203', writeMoney(roundToMinor(line.amount))]),
    ...noteSegments(line.note),
    segment('PRI', ['AAA', writeMoney(line.unitPrice), undefined, undefined, writeQuantity(line.perQuantity), unit]),
    ...(line.accounting === undefined ? [] : [segment('RFF', ['ADE', latin1(line.accounting)])]),
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
    segment('UNH', '1', ['ORDERS', 'D', '96A', 'UN']),
    segment('BGM', '220', latin1(order.number), '9'),
    ...dateSegment('137', order.date),
    ...dateSegment('2', delivery?.date),
    ...noteSegments(order.note),
    ...(order.reference === undefined ? [] : [segment('RFF', ['CR', latin1(order.reference)])]),
    ...(order.project === undefined ? [] : [segment('RFF', ['AEP', latin1(order.project)])]),
    ...partySegments('BY', buyer, buyer.address),
    ...partySegments('SU', seller, seller.address),
    ...(delivery?.address
      ? partySegments(
          'DP',
          { name: delivery.address.name, gln: delivery.address.locationNumber, contact: delivery.contact },
          delivery.address,
        )
      : []),
    segment('CUX', ['2', order.currency, '9']),
    ...order.lines.flatMap(lineSegments),
    segment('UNS', 'S'),
    segment('MOA', ['79', writeMoney(totals.lines)]),
    segment('MOA', ['86', writeMoney(totals.gross)]),
    segment('CNT', ['2', String(order.lines.length)]),
  ];
  const time = (order.time ?? '00:00').replaceAll(':', '').slice(0, 4);
  const written = [
    "UNA:+.? '",
    segment(
      'UNB',
      ['UNOC', '3'],
      latin1(facts.sender),
      latin1(facts.recipient),
      [writeCompactDate(order.date).slice(2), time],
      latin1(facts.reference),
    ),
    ...message,
    segment('UNT', String(message.length + 1), '1'),
    segment('UNZ', '1', latin1(facts.reference)),
  ];
  return latin1Bytes(`${written.join('\r\n')}\r\n`);
};
