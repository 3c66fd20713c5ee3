import { isGtin, parseQuantity, type Quantity } from '@grossist/domain';
import { compactDate } from '../numbers/index.ts';
import type { IncomingOrderLine, OrderIdentifiers } from '../order.ts';
import { type Faults, type Place, Refused } from '../reading.ts';
import { about, nameOf, numberOf, shown } from '../text/index.ts';
import { inShopUnits } from '../units/index.ts';
import { LINE_FIELDS, type LineField } from './data/fields.ts';
import { type FileLine, NamedFields, required } from './read-fields.ts';

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
export const readDate = (text: string | undefined, place: Place, faults: Faults): string | undefined => {
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
