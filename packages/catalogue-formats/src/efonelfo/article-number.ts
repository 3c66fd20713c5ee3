import { isGtin } from '@grossist/domain';
import { withPlaces } from '../implied-decimal.ts';
import { importMessage } from '../import-message.ts';
import { Refusal, shown } from '../read-events.ts';
import type { ForeignNumber, MaterialRecord } from '../records.ts';
import type { Head } from './head.ts';
import { ONE, readQuantity } from './price.ts';

/** Characters of a number. */
const LONGEST = 14;

type NumberName = 'elNumber' | 'ean' | 'supplierNumber' | 'hwsNumber';

/** VareMrk: what kind of number the field beside it holds. 0 says no more than that the seller uses it. */
const NAMES: Readonly<Record<string, NumberName>> = {
  '0': 'supplierNumber',
  '1': 'elNumber',
  '2': 'ean',
  '3': 'supplierNumber',
  '4': 'hwsNumber',
};

export interface ArticleNumber {
  name: NumberName;
  number: string;
  /** Tells an article from all others of a file. */
  key: string;
}

/** A number of a kind. @throws Refusal for one that cannot be of its kind */
const articleNumber = (name: NumberName, number: string): ArticleNumber => {
  if (number === '') throw new Refusal('number', importMessage`${'VareNr'} is missing`, 'VareNr');
  if (number.length > LONGEST) {
    throw new Refusal(
      'number',
      importMessage`${'VareNr'} ${shown(number)} has more than ${LONGEST} characters`,
      'VareNr',
    );
  }
  if (name === 'elNumber' && !/^\d+$/.test(number)) {
    throw new Refusal(
      'number',
      importMessage`VareNr ${shown(number)} is not an EL number, which has digits only`,
      'VareNr',
    );
  }
  if (name === 'ean' && !isGtin(number)) {
    throw new Refusal(
      'number',
      importMessage`VareNr ${shown(number)} is not an EAN: wrong length or check digit`,
      'VareNr',
    );
  }
  return { name, number, key: `${name} ${number}` };
};

/** VareMrk and VareNr of a line. @throws Refusal for an unknown kind of number or one that cannot be of its kind */
export const readArticleNumber = (mark: string | undefined, text: string | undefined): ArticleNumber => {
  if (mark === '9')
    throw new Refusal('surcharge', importMessage`VareMrk 9 is freight or a fee, not a material`, 'VareMrk');
  const name = NAMES[mark ?? ''];
  if (!name) throw new Refusal('number-type', importMessage`${'VareMrk'} ${shown(mark ?? '')} is unknown`, 'VareMrk');
  return articleNumber(name, text ?? '');
};

/** The number in its field of a record. */
export const numberField = ({ name, number }: ArticleNumber): Pick<MaterialRecord, NumberName> => ({ [name]: number });

/** The number as another record refers to it: suppliers' numbers are those of the seller. */
export const referenceTo = (number: ArticleNumber, { seller }: Head): ForeignNumber =>
  number.name === 'supplierNumber' ? { supplierNumber: number.number, supplierCode: seller.code } : numberField(number);

/** What a VA line says: a package in ten-thousandths of the sales unit, or another number and its role. */
export type AlternativeDetail =
  | { type: 'package'; pack: bigint }
  | { type: 'replacement' | 'alternative'; other: ArticleNumber }
  | { type: 'identity'; other: string; otherNumber: ArticleNumber | undefined };

interface Alternative {
  /** The article the line names; undefined when the number in the line is the other one, and the article is in a line above. */
  subject: ArticleNumber | undefined;
  detail: AlternativeDetail;
}

const ROLES = { E: 'replacement', A: 'alternative', V: 'identity' } as const;

const isRole = (type: string): type is keyof typeof ROLES => Object.hasOwn(ROLES, type);

/**
 * Reads a VA line. Two ways of writing are about: the number of the article itself with the other number as the value,
 * and, without a value, the other number alone.
 * @throws Refusal naming the field that is wrong
 */
export const readAlternative = (fields: readonly string[]): Alternative => {
  if (fields.length < 4)
    throw new Refusal('too-few-fields', importMessage`the line has ${fields.length} fields, ${4} are needed`);
  const number = readArticleNumber(fields[1], fields[2]);
  const type = (fields[3] ?? '').toUpperCase();
  const value = fields[4] ?? '';
  if (type === 'P') {
    const { units } = withPlaces(readQuantity(value, 'SalgsPakning'), 4);
    return { subject: number, detail: { type: 'package', pack: units === 0n ? ONE : units } };
  }
  if (!isRole(type))
    throw new Refusal('alternative-type', importMessage`${'VaType'} ${shown(type)} is unknown`, 'VaType');
  const role = ROLES[type];
  if (role === 'identity') {
    if (value === '') return { subject: undefined, detail: { type: role, other: number.number, otherNumber: number } };
    if (value.length > LONGEST)
      throw new Refusal(
        'number',
        importMessage`${'VareNr'} ${shown(value)} has more than ${LONGEST} characters`,
        'VareNr',
      );
    return { subject: number, detail: { type: role, other: value, otherNumber: undefined } };
  }
  // VareMrk says of which kind both numbers of the line are.
  return value === ''
    ? { subject: undefined, detail: { type: role, other: number } }
    : { subject: number, detail: { type: role, other: articleNumber(number.name, value) } };
};
