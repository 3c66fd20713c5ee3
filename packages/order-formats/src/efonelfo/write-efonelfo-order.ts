import { tidy } from '../clean-text.ts';
import { latin1Bytes, toLatin1 } from '../encoding.ts';
import { writeCompactDate } from '../numbers.ts';
import type { OrderIdentifiers, OutgoingOrder, OutgoingOrderLine } from '../order.ts';
import { toPlainUnit } from '../units.ts';
import { HEAD_FIELDS, type HeadField, LINE_FIELDS, type LineField, TEXT_FIELDS } from './fields.ts';

/** A text as a field can hold it: nothing that parts fields or lines, in ISO-8859-1. */
const fieldText = (text: string | undefined): string => tidy(toLatin1(tidy(text).replaceAll(';', ',')));

/** Cut at the longest that a field may be. */
const cutText = (text: string | undefined, longest: number): string => fieldText(text).slice(0, longest).trim();

/** A text in pieces of at most so many characters, broken at spaces where there are any. */
const wrapped = (text: string | undefined, longest: number): string[] => {
  const pieces: string[] = [];
  let rest = fieldText(text);
  while (rest.length > longest) {
    const space = rest.lastIndexOf(' ', longest);
    const end = space > 0 ? space : longest;
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
};

/** A number of a field, which is never cut. @throws RangeError when it is too long or not in ISO-8859-1 */
const wholeNumber = (text: string | undefined, longest: number, field: string): string => {
  const number = fieldText(text);
  if (number.length > longest || number !== (text ?? '').trim())
    throw new RangeError(`${field} takes ${longest} characters of ISO-8859-1, not ${(text ?? '').slice(0, 40)}`);
  return number;
};

/** A line of named fields in their order; those that are not given stay blank. */
const writeFields = <Field extends string>(
  type: string,
  fields: Readonly<Record<Field, number>>,
  values: Readonly<Partial<Record<Field, string>>>,
): string => {
  const names: Field[] = [];
  for (const name in fields) names.push(name);
  return [type, ...names.map((name) => values[name] ?? '')].join(';');
};

const MOST_LINES = 9999;
/** Ant has two implied decimals, a quantity three. */
const THOUSANDTHS_PER_STEP = 10;

const dateField = (date: string | undefined): string => (date === undefined ? '' : writeCompactDate(date));

const headValues = (order: OutgoingOrder): Partial<Record<HeadField, string>> => {
  const { buyer, seller, delivery } = order;
  const cut = (text: string | undefined, field: HeadField): string => cutText(text, HEAD_FIELDS[field]);
  const whole = (text: string | undefined, field: HeadField): string => wholeNumber(text, HEAD_FIELDS[field], field);
  const buyerId = whole(buyer.vatNumber ?? buyer.registrationNumber ?? buyer.gln, 'KjøpersId');
  const number = whole(order.number, 'BestNr');
  const account = whole(buyer.number, 'KundeNr');
  if (buyerId === '' || number === '' || account === '')
    throw new RangeError('an order needs its number, the account and a number that the buyer is registered by');
  const to = delivery?.address;
  return {
    Format: 'EFONELFO',
    Versjon: '4.0',
    SelgersId: whole(seller.vatNumber ?? seller.registrationNumber ?? seller.gln, 'SelgersId'),
    KjøpersId: buyerId,
    BestNr: number,
    KundeNr: account,
    ProsjektNr: cut(order.project, 'ProsjektNr'),
    EksternRef: cut(order.number, 'EksternRef'),
    KjøpersRef: cut(order.reference, 'KjøpersRef'),
    Merket: cut(order.reference, 'Merket'),
    LevDato: dateField(delivery?.date),
    LAdrLok: whole(to?.locationNumber, 'LAdrLok'),
    LFirmaNavn: cut(to?.name, 'LFirmaNavn'),
    LAdr1: cut(to?.street, 'LAdr1'),
    LAdr2: cut(to?.street2, 'LAdr2'),
    LPostNr: cut(to?.postalCode, 'LPostNr'),
    LPostSted: cut(to?.city, 'LPostSted'),
    LLandK: cut(to?.country, 'LLandK'),
    KFirmaNavn: cut(buyer.name, 'KFirmaNavn'),
    KAdr1: cut(buyer.address?.street, 'KAdr1'),
    KAdr2: cut(buyer.address?.street2, 'KAdr2'),
    KPostNr: cut(buyer.address?.postalCode, 'KPostNr'),
    KPostSted: cut(buyer.address?.city, 'KPostSted'),
    KLandK: cut(buyer.address?.country, 'KLandK'),
    KNavn: cut(buyer.contact?.name, 'KNavn'),
    KTelefon: cut(buyer.contact?.phone, 'KTelefon'),
    KEPost: cut(buyer.contact?.email, 'KEPost'),
    SFirmaNavn: cut(seller.name, 'SFirmaNavn'),
    SAdr1: cut(seller.address?.street, 'SAdr1'),
    SAdr2: cut(seller.address?.street2, 'SAdr2'),
    SPostNr: cut(seller.address?.postalCode, 'SPostNr'),
    SPostSted: cut(seller.address?.city, 'SPostSted'),
    SLandK: cut(seller.address?.country, 'SLandK'),
  };
};

const MARKS = [
  ['el', '1'],
  ['hws', '4'],
  ['ean', '2'],
  ['sap', '0'],
  ['supplier', '3'],
] as const;

/** VareMrk and VareNr: the trade's number first, which every wholesaler knows. */
const numberFields = (identifiers: OrderIdentifiers): Pick<Record<LineField, string>, 'VareMrk' | 'VareNr'> => {
  for (const [kind, mark] of MARKS) {
    const number = identifiers[kind];
    if (number !== undefined && number !== '')
      return { VareMrk: mark, VareNr: wholeNumber(number, LINE_FIELDS.VareNr, 'VareNr') };
  }
  throw new RangeError('a line needs a number of its material');
};

const quantityField = (thousandths: number): string => {
  if (thousandths <= 0 || thousandths % THOUSANDTHS_PER_STEP !== 0)
    throw new RangeError('a quantity is above 0 and has two decimals at most');
  return wholeNumber(String(thousandths / THOUSANDTHS_PER_STEP), LINE_FIELDS.Ant, 'Ant');
};

const lineValues = (line: OutgoingOrderLine, orderNumber: string): Partial<Record<LineField, string>> => {
  const [name = '', more = ''] = wrapped(line.name, LINE_FIELDS.VaBetg);
  return {
    LinjeNr: wholeNumber(String(line.lineNumber), LINE_FIELDS.LinjeNr, 'LinjeNr'),
    BestNr: orderNumber,
    ...numberFields(line.identifiers),
    VaBetg: name,
    VaBetg2: more,
    Ant: quantityField(line.quantity),
    PrisEnhet: line.unit === 'PCE' ? 'EA' : cutText(toPlainUnit(line.unit), LINE_FIELDS.PrisEnhet),
    KVareNr: cutText(line.identifiers.buyer, LINE_FIELDS.KVareNr),
    LevDato: dateField(line.deliveryDate),
    KjøpersRef: cutText(line.accounting, LINE_FIELDS.KjøpersRef),
    DelLev: 'J',
    AltKode: 'N',
  };
};

const texts = (note: string | undefined): string[] =>
  (note ?? '')
    .split('\n')
    .flatMap((each) => wrapped(each, TEXT_FIELDS.FriTekst))
    .map((text) => writeFields('BT', TEXT_FIELDS, { FriTekst: text }));

/** The goods mark, where its field takes only a part of it. */
const wholeMark = ({ reference = '' }: OutgoingOrder): string =>
  cutText(reference, HEAD_FIELDS.Merket) === cutText(reference, reference.length) ? '' : `Merket: ${reference}`;

/**
 * An order as a file of EFONELFO 4.0: BH, BT and BL lines in ISO-8859-1 with CRLF. Names are cut at what their fields
 * take, notes go on over several BT lines, prices are no part of the format.
 *
 * Order, names and lengths of fields were checked against two open implementations of the format and real files of
 * theirs; the association's own document was read in its introduction only. Not checked: what the codes of BestOpp,
 * ObkrType and AvtaleIdMrk are (they stay blank) and whether VareMrk 0 is the seller's own number, as it is in price files.
 * @throws RangeError for numbers that don't fit, a quantity of three decimals, more than 9,999 lines
 */
export const writeEfonelfoOrder = (order: OutgoingOrder): Uint8Array => {
  if (order.lines.length === 0 || order.lines.length > MOST_LINES)
    throw new RangeError(`an order has 1 to ${MOST_LINES} lines`);
  const fields = headValues(order);
  const written = [
    writeFields('BH', HEAD_FIELDS, fields),
    ...texts(wholeMark(order)),
    ...texts(order.note),
    ...order.lines.flatMap((each) => [
      writeFields('BL', LINE_FIELDS, lineValues(each, fields.BestNr ?? '')),
      ...texts(each.note),
    ]),
  ];
  return latin1Bytes(`${written.join('\r\n')}\r\n`);
};
