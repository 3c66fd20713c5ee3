import { LANGUAGES, type Texts } from '@grossist/domain';
import { importMessage } from '../import-message.ts';
import { Refusal } from '../read-events.ts';
import type { MaterialRecord, ProductRecord } from '../records.ts';
import { child, childrenOf, type Element, textOf, tidy } from '../xml/element.ts';
import { LONGEST_CODE, LONGEST_NAME, MOST_VARIANTS } from './bounds.ts';
import { UNIT_SIGNS } from './data/units.ts';
import type { DefinedNames } from './feature-lines.ts';
import type { NoteTally } from './note-tally.ts';
import { cleanLine, cutText, languageOfCode } from './texts.ts';

/** One of the materials that a product with VARIANTS expands to. */
export interface Variant {
  /** The product as if it had been written for this variant alone. */
  product: Element;
  /** What tells it from the others of its product, by language: "grey, 16 A". */
  endings: Texts;
}

/** Numbers of the product as a whole: of several variants they would be the number of each. */
const OF_ONE_ARTICLE: ReadonlySet<string> = new Set([
  'EAN',
  'INTERNATIONAL_PID',
  'SUPPLIER_ALT_PID',
  'BUYER_PID',
  'MANUFACTURER_PID',
  'UDX.EDXF.GTIN',
  'UDX.EDXF.COUNTRY_BRANCH_NUMBER',
]);
const VALUES: ReadonlySet<string> = new Set(['FVALUE', 'VALUE_IDREF']);
/** Values that say nothing by themselves. */
const WORDLESS = /^(?:-+|true|false|EV\d{6})$/i;

interface Choice {
  supplement: string;
  values: readonly Element[];
}

/** A feature that varies, or the same one as several classification systems of the product tell it. */
interface Varied {
  /** The place of its supplement in the number; those without a place come last, in the order of the file. */
  order: number;
  supplements: readonly string[];
  /** Those choices as each system tells them. */
  features: { feature: Element; choices: readonly Choice[] }[];
}

const orderOf = (variants: Element): number => {
  const written = textOf(variants, 'VORDER');
  return /^\d{1,9}$/.test(written) ? Number(written) : Number.MAX_SAFE_INTEGER;
};

const choicesOf = (variants: Element): Choice[] =>
  childrenOf(variants, 'VARIANT').map((variant) => ({
    supplement: textOf(variant, 'SUPPLIER_AID_SUPPLEMENT'),
    values: variant.children.filter(({ name }) => VALUES.has(name)),
  }));

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, place) => each === other[place]);

/** @param before features of other classification systems of the product */
const variedWithin = (element: Element, before: readonly Varied[], found: Varied[]): void => {
  for (const feature of element.children) {
    if (feature.name === 'FEATURE_GROUP') variedWithin(feature, before, found);
    const variants = feature.name === 'FEATURE' ? child(feature, 'VARIANTS') : undefined;
    const choices = variants ? choicesOf(variants) : [];
    if (!variants || choices.length === 0) continue;
    const order = orderOf(variants);
    const supplements = choices.map(({ supplement }) => supplement);
    const known = before.find((each) => each.order === order && isSame(each.supplements, supplements));
    if (known) known.features.push({ feature, choices });
    else found.push({ order, supplements, features: [{ feature, choices }] });
  }
};

const variedOf = (product: Element): Varied[] => {
  let varied: Varied[] = [];
  for (const block of product.children) {
    if (block.name !== 'PRODUCT_FEATURES') continue;
    const found: Varied[] = [];
    variedWithin(block, varied, found);
    if (found.length > 0) varied = [...varied, ...found];
  }
  return varied.length > 1 ? varied.toSorted((one, other) => one.order - other.order) : varied;
};

/** The place of the choice of each, in their order. */
type Combination = readonly number[];

/** Every way to choose one of each, the last changing first. @throws Refusal beyond the bound */
const combinationsOf = (varied: readonly Varied[]): Combination[] => {
  const count = varied.reduce((product, { supplements }) => product * supplements.length, 1);
  if (count > MOST_VARIANTS)
    throw new Refusal('variants', importMessage`the product has more than ${MOST_VARIANTS} variants`, 'VARIANTS');
  let combinations: Combination[] = [[]];
  for (const { supplements } of varied)
    combinations = combinations.flatMap((before) => supplements.map((_, place) => [...before, place]));
  return combinations;
};

/** What each feature says in one combination. */
const chosenIn = (varied: readonly Varied[], combination: Combination): ReadonlyMap<Element, Choice> => {
  const chosen = new Map<Element, Choice>();
  for (const [at, { features }] of varied.entries())
    for (const { feature, choices } of features) {
      const choice = choices[combination[at] ?? 0];
      if (choice) chosen.set(feature, choice);
    }
  return chosen;
};

/** Copies only what differs: the rest of the product is the same element for each of its variants. */
const written = (element: Element, chosen: ReadonlyMap<Element, Choice>, isOneOfMany: boolean): Element => {
  const children: Element[] = [];
  let differs = false;
  for (const each of element.children) {
    const choice = each.name === 'FEATURE' ? chosen.get(each) : undefined;
    const isLeftOut = isOneOfMany && OF_ONE_ARTICLE.has(each.name);
    let changed = each;
    if (choice) {
      const others = each.children.filter(({ name }) => name !== 'VARIANTS' && !VALUES.has(name));
      changed = { ...each, children: [...others, ...choice.values] };
    } else if (each.children.length > 0) changed = written(each, chosen, isOneOfMany);
    if (!isLeftOut) children.push(changed);
    differs ||= isLeftOut || changed !== each;
  }
  return differs ? { ...element, children } : element;
};

const numbered = (product: Element, supplement: string): Element => ({
  ...product,
  children: product.children.map((each) =>
    each.name === 'SUPPLIER_PID' ? { ...each, text: `${tidy(each.text)}${supplement}` } : each,
  ),
});

interface Named {
  defined: DefinedNames;
  notes: NoteTally;
}

/** A value by language; one that names no language, like most numbers, counts for all languages. */
const textsOf = (feature: Element, { values }: Choice, { defined, notes }: Named): Texts => {
  const unitText = textOf(feature, 'FUNIT');
  const unit = UNIT_SIGNS.get(unitText) ?? unitText;
  const texts: Texts = {};
  for (const value of values) {
    const text = cleanLine(value.text, value.line, notes);
    if (text === '' || WORDLESS.test(text)) continue;
    const names = value.name === 'VALUE_IDREF' ? defined.of(text) : undefined;
    const lang = value.attributes['lang'] ?? '';
    for (const language of LANGUAGES) {
      const label = names ? names[language] : text;
      if (label === undefined || (lang !== '' && languageOfCode(lang) !== language)) continue;
      texts[language] ??= unit === '' ? label : `${label} ${unit}`;
    }
  }
  return texts;
};

/** Of what several systems tell, as the first tells it. */
const endingsOf = (varied: readonly Varied[], chosen: ReadonlyMap<Element, Choice>, named: Named): Texts => {
  const endings: Texts = {};
  for (const { features, supplements } of varied) {
    const [first] = features;
    const choice = first && chosen.get(first.feature);
    if (!choice || supplements.length < 2) continue;
    const texts = textsOf(first.feature, choice, named);
    for (const language of LANGUAGES) {
      const text = texts[language];
      if (text !== undefined)
        endings[language] = [endings[language], cutText(text, LONGEST_CODE)].filter(Boolean).join(', ');
    }
  }
  return endings;
};

/**
 * Returns the materials that a product with VARIANTS expands to: one for every combination of its features' variants, its
 * number the product's with their SUPPLIER_AID_SUPPLEMENTs in the order of VORDER.
 * @returns undefined for a product without VARIANTS, which is itself the material
 * @throws Refusal when there are more than MOST_VARIANTS
 */
export const variantsOf = (
  product: Element,
  defined: DefinedNames,
  notes: NoteTally,
): readonly Variant[] | undefined => {
  const varied = variedOf(product);
  if (varied.length === 0) return undefined;
  const combinations = combinationsOf(varied);
  const isOneOfMany = combinations.length > 1;
  notes.add('variants', product.line, '', combinations.length);
  return combinations.map((combination) => {
    const chosen = chosenIn(varied, combination);
    const supplement = varied.map(({ supplements }, at) => supplements[combination[at] ?? 0] ?? '').join('');
    return {
      product: numbered(written(product, chosen, isOneOfMany), supplement),
      endings: endingsOf(varied, chosen, { defined, notes }),
    };
  });
};

/**
 * The code of the product that variants are variations of: its maker's with its number, which no other supplier's file
 * gives. Undefined where the maker is not known, or when the code would be too long: its materials then have
 * no family.
 */
export const familyCodeOf = (pid: string, { supplierCode }: MaterialRecord): string | undefined => {
  const code = `${supplierCode}:${pid}`;
  return supplierCode === undefined || code.length > LONGEST_CODE ? undefined : code;
};

/** Returns the product of a family, with the data of its first material in the file. */
export const familyOf = (code: string, { names, classCode, supplierCode }: MaterialRecord): ProductRecord => ({
  kind: 'product',
  code,
  ...(classCode === undefined ? {} : { classCode }),
  ...(supplierCode === undefined ? {} : { supplierCode }),
  names,
});

/** Appends to a material's name what distinguishes it from the other variants of its product. */
export const withDistinctName = (material: MaterialRecord, endings: Texts): MaterialRecord => {
  const names: Texts = {};
  for (const language of LANGUAGES) {
    const name = material.names[language];
    const ending = endings[language];
    if (name !== undefined) names[language] = cutText(ending === undefined ? name : `${name}, ${ending}`, LONGEST_NAME);
  }
  return { ...material, names };
};
