import { LANGUAGES, type Texts } from '@grossist/domain';
import type { MaterialRecord, ProductRecord } from '../records.ts';
import { child, type Element, textOf } from '../xml/index.ts';
import { LONGEST_CODE, LONGEST_NAME } from './bounds.ts';
import { type Catalogue, makerOf } from './catalogue.ts';
import { readPid } from './identity.ts';
import { cutText } from './texts/index.ts';

/**
 * The code of the product that variants are variations of: its maker's with its number, which no other supplier's file
 * gives. Undefined when that is longer than a code may be: its materials then stand each by itself.
 * @throws Refusal when the product has no number
 */
export const familyCodeOf = (product: Element, catalogue: Catalogue): string | undefined => {
  const details = child(product, 'PRODUCT_DETAILS');
  const maker =
    makerOf(textOf(details, 'MANUFACTURER_NAME')) ??
    catalogue.parties.get(textOf(details, 'MANUFACTURER_IDREF')) ??
    catalogue.supplier;
  const code = `${maker?.code ?? ''}:${readPid(product)}`;
  return code.length > LONGEST_CODE ? undefined : code;
};

/** The product of a family, told by its first material as the file names it. */
export const familyOf = (code: string, { names, classCode, supplierCode }: MaterialRecord): ProductRecord => ({
  kind: 'product',
  code,
  ...(classCode === undefined ? {} : { classCode }),
  ...(supplierCode === undefined ? {} : { supplierCode }),
  names,
});

/** A material as one of its family, with what tells it from the others behind its name. */
export const inFamily = (productCode: string, material: MaterialRecord, endings: Texts): MaterialRecord => {
  const names: Texts = {};
  for (const language of LANGUAGES) {
    const name = material.names[language];
    const ending = endings[language];
    if (name !== undefined) names[language] = cutText(ending === undefined ? name : `${name}, ${ending}`, LONGEST_NAME);
  }
  return { ...material, productCode, names };
};
