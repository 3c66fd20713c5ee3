import type { IncomingOrder, OrderAddress, OrderContact, OrderParty } from '../order.ts';
import { type Faults, Refused } from '../reading.ts';
import { about, nameOf, numberOf, shown } from '../text/index.ts';
import { HEAD_FIELDS, type HeadField } from './data/fields.ts';
import { type FileLine, NamedFields, required } from './read-fields.ts';
import { readDate } from './read-line.ts';

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
 * A BH line. A goods mark (Merket) that the reference does not hold whole is kept in the note: it is written on the goods.
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
