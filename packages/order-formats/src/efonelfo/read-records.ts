import { isGtin, parseQuantity, type Quantity } from '@grossist/domain';
import { about, nameOf, numberOf, shown } from '../clean-text.ts';
import { compactDate } from '../numbers.ts';
import type {
  IncomingOrder,
  IncomingOrderLine,
  OrderAddress,
  OrderContact,
  OrderIdentifiers,
  OrderParty,
} from '../order.ts';
import { type Faults, type Place, Refused } from '../reading.ts';
import { inShopUnits } from '../units.ts';
import {
  type FileLine,
  HEAD_FIELDS,
  type HeadField,
  LINE_FIELDS,
  type LineField,
  NamedFields,
  required,
} from './fields.ts';

const KINDS: ReadonlyMap<string, keyof OrderIdentifiers> = new Map([
  ['0', 'sap'],
  ['1', 'el'],
  ['2', 'ean'],
  ['3', 'supplier'],
  ['4', 'hws'],
]);

/** Ant has two implied decimals: 150 is one and a half. */
const readQuantity = (text: string | undefined, place: Place): Quantity => {
  const bare = text ?? '';
  const padded = bare.padStart(3, '0');
  const quantity = /^\d{1,12}$/.test(bare) ? parseQuantity(`${padded.slice(0, -2)}.${padded.slice(-2)}`) : undefined;
  if (quantity === undefined || quantity <= 0)
    throw new Refused('quantity', `${shown(bare)} is not a quantity above 0 in hundredths`, place, about(bare));
  return quantity;
};

const readIdentifiers = (fields: NamedFields<LineField>): OrderIdentifiers => {
  const mark = fields.get('VareMrk') ?? '';
  const number = required(numberOf(fields.get('VareNr'), fields.place('VareNr')), fields.place('VareNr'));
  const kind = KINDS.get(mark);
  if (kind === undefined)
    throw new Refused('number-type', `VareMrk ${shown(mark)} is not known`, fields.place('VareMrk'), about(mark));
  if (kind === 'ean' && !isGtin(number))
    throw new Refused(
      'ean',
      `${shown(number)} is no EAN: wrong length or check digit`,
      fields.place('VareNr'),
      about(number),
    );
  const buyer = numberOf(fields.get('KVareNr'), fields.place('KVareNr'));
  return { [kind]: number, ...(buyer === undefined ? {} : { buyer }) };
};

/** A date that is none costs the date alone. */
const readDate = (text: string | undefined, place: Place, faults: Faults): string | undefined => {
  const date = compactDate(text);
  if (text !== undefined && date === undefined)
    faults.noted('date', `${shown(text)} is not a date`, place, about(text));
  return date;
};

/** A BL line, without the texts below it. @throws Refused naming the field that is wrong */
export const readLine = (line: FileLine, faults: Faults): IncomingOrderLine => {
  const fields = new NamedFields(line, LINE_FIELDS);
  const name = [fields.get('VaBetg'), fields.get('VaBetg2')].filter((part) => part !== undefined).join(' ');
  return {
    at: line.number,
    lineNumber: numberOf(fields.get('LinjeNr'), fields.place('LinjeNr')),
    identifiers: readIdentifiers(fields),
    name: nameOf(name),
    ...inShopUnits({
      quantity: readQuantity(fields.get('Ant'), fields.place('Ant')),
      unit: fields.get('PrisEnhet'),
    }),
    deliveryDate: readDate(fields.get('LevDato'), fields.place('LevDato'), faults),
    accounting: nameOf(fields.get('KjøpersRef')),
  };
};

type Fields = NamedFields<HeadField>;

const someOf = <T extends object>(facts: T): T | undefined =>
  Object.values(facts).some((value) => value !== undefined) ? facts : undefined;

const number = (fields: Fields, field: HeadField): string | undefined =>
  numberOf(fields.get(field), fields.place(field));

const buyerAddress = (fields: Fields): OrderAddress | undefined =>
  someOf({
    street: nameOf(fields.get('KAdr1')),
    street2: nameOf(fields.get('KAdr2')),
    postalCode: number(fields, 'KPostNr'),
    city: nameOf(fields.get('KPostSted')),
    country: number(fields, 'KLandK'),
  });

const deliveryAddress = (fields: Fields): OrderAddress | undefined =>
  someOf({
    name: nameOf(fields.get('LFirmaNavn')),
    street: nameOf(fields.get('LAdr1')),
    street2: nameOf(fields.get('LAdr2')),
    postalCode: number(fields, 'LPostNr'),
    city: nameOf(fields.get('LPostSted')),
    country: number(fields, 'LLandK'),
    locationNumber: number(fields, 'LAdrLok'),
  });

const buyerContact = (fields: Fields): OrderContact | undefined =>
  someOf({
    name: nameOf(fields.get('KNavn')),
    phone: nameOf(fields.get('KTelefon') ?? fields.get('KMob')),
    email: nameOf(fields.get('KEPost')),
  });

const seller = (fields: Fields): OrderParty | undefined =>
  someOf({
    name: nameOf(fields.get('SFirmaNavn')),
    vatNumber: number(fields, 'SelgersId'),
    address: someOf({
      street: nameOf(fields.get('SAdr1')),
      street2: nameOf(fields.get('SAdr2')),
      postalCode: number(fields, 'SPostNr'),
      city: nameOf(fields.get('SPostSted')),
      country: number(fields, 'SLandK'),
    }),
  });

/**
 * A BH line. A goods mark (Merket) that the reference does not hold whole is added to the note: it is written on the goods.
 * @throws Refused for another version, or without the number of the order or the account
 */
export const readHead = (line: FileLine, faults: Faults): Omit<IncomingOrder, 'lines'> => {
  const fields = new NamedFields(line, HEAD_FIELDS);
  if (fields.get('Format')?.toUpperCase() !== 'EFONELFO')
    throw new Refused('not-an-order', 'the file is no EFONELFO order', fields.place('Format'));
  if (fields.get('Versjon') !== '4.0')
    throw new Refused(
      'version',
      `version ${shown(fields.get('Versjon') ?? '')} is not read, 4.0 is`,
      fields.place('Versjon'),
      about(fields.get('Versjon') ?? ''),
    );
  const mark = fields.get('Merket');
  const reference = fields.get('KjøpersRef') ?? mark ?? fields.get('EksternRef');
  const date = readDate(fields.get('LevDato'), fields.place('LevDato'), faults);
  const address = deliveryAddress(fields);
  return {
    number: required(number(fields, 'BestNr'), fields.place('BestNr')),
    reference: nameOf(reference),
    note: mark === undefined || mark === nameOf(reference) ? undefined : `Merket: ${mark}`,
    project: number(fields, 'ProsjektNr'),
    buyer: {
      name: nameOf(fields.get('KFirmaNavn')),
      number: required(number(fields, 'KundeNr'), fields.place('KundeNr')),
      vatNumber: number(fields, 'KjøpersId'),
      address: buyerAddress(fields),
      contact: buyerContact(fields),
    },
    seller: seller(fields),
    delivery: address || date ? { address, date } : undefined,
  };
};
