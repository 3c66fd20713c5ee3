import { child, childrenOf, type Element, textOf, tidy } from '../../xml/index.ts';

/** The code a feature is known by in its system: FT_IDREF, FT_ID of its template, or FNAME itself. */
export const codeOf = (feature: Element): string =>
  textOf(feature, 'FT_IDREF') || textOf(child(feature, 'FTEMPLATE'), 'FT_ID') || textOf(feature, 'FNAME');

/** FVALUE and VALUE_IDREF, tidied; empty ones among them. */
export const valuesOf = (feature: Element): string[] => {
  const values: string[] = [];
  for (const { name, text } of feature.children)
    if (name === 'FVALUE' || name === 'VALUE_IDREF') values.push(tidy(text));
  return values;
};

export const namesOf = (feature: Element): readonly Element[] => {
  const named = childrenOf(feature, 'FNAME');
  return named.length > 0 ? named : childrenOf(child(feature, 'FTEMPLATE'), 'FT_NAME');
};
