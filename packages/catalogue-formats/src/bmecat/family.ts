import { LANGUAGES, type Texts } from '@grossist/domain';
import type { MaterialRecord, ProductRecord } from '../records.ts';
import { LONGEST_CODE, LONGEST_NAME } from './bounds.ts';
import { cutText } from './texts/index.ts';

/**
 * The code of the product that variants are variations of: its maker's with its number, which no other supplier's file
 * gives. Undefined where nobody is known to make it, or when that is longer than a code may be: its materials then stand
 * each by itself.
 */
export const familyCodeOf = (pid: string, { supplierCode }: MaterialRecord): string | undefined => {
  const code = `${supplierCode}:${pid}`;
  return supplierCode === undefined || code.length > LONGEST_CODE ? undefined : code;
};

/** The product of a family, told by its first material as the file names it. */
export const familyOf = (code: string, { names, classCode, supplierCode }: MaterialRecord): ProductRecord => ({
  kind: 'product',
  code,
  ...(classCode === undefined ? {} : { classCode }),
  ...(supplierCode === undefined ? {} : { supplierCode }),
  names,
});

/** A material with what tells it from the other variants of its product behind its name. */
export const toldApart = (material: MaterialRecord, endings: Texts): MaterialRecord => {
  const names: Texts = {};
  for (const language of LANGUAGES) {
    const name = material.names[language];
    const ending = endings[language];
    if (name !== undefined) names[language] = cutText(ending === undefined ? name : `${name}, ${ending}`, LONGEST_NAME);
  }
  return { ...material, names };
};
