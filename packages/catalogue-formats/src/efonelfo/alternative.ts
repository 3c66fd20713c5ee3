import { withPlaces } from '../decimals/index.ts';
import { importMessage } from '../import-messages/index.ts';
import { Refusal, shown } from '../refusal.ts';
import { type ArticleNumber, articleNumber, LONGEST, readArticleNumber } from './article-number.ts';
import { ONE } from './price.ts';
import { readQuantity } from './values.ts';

/** What a VA line says: a package in ten-thousandths of the sales unit, or another number and its role. */
export type AlternativeDetail =
  | { type: 'package'; pack: bigint }
  | { type: 'replacement' | 'alternative'; other: ArticleNumber }
  | { type: 'identity'; other: string; otherNumber: ArticleNumber | undefined };

export interface Alternative {
  /** The article the line names; undefined when the number in the line is the other one, and the article stands above. */
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
