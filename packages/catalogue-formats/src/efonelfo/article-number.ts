import { isGtin } from '@grossist/domain';
import { importMessage } from '../import-messages/index.ts';
import type { ForeignNumber, MaterialRecord } from '../records.ts';
import { Refusal, shown } from '../refusal.ts';
import type { Head } from './head.ts';

/** Characters of a number. */
export const LONGEST = 14;

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
export const articleNumber = (name: NumberName, number: string): ArticleNumber => {
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
