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

/** One of the materials that a product with VARIANTS stands for. */
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
  /** Where its supplement stands in the number; those that tell no place come last, in the order of the file. */
  order: number;
  supplements: readonly string[];
  /** Those choices as each system tells them. */
  told: { feature: Element; choices: readonly Choice[] }[];
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

/** @param before what other systems of the product told */
const variedWithin = (element: Element, before: readonly Varied[], found: Varied[]): void => {
  for (const feature of element.children) {
    if (feature.name === 'FEATURE_GROUP') variedWithin(feature, before, found);
    const variants = feature.name === 'FEATURE' ? child(feature, 'VARIANTS') : undefined;
    const choices = variants ? choicesOf(variants) : [];
    if (!variants || choices.length === 0) continue;
    const order = orderOf(variants);
    const supplements = choices.map(({ supplement }) => supplement);
    const known = before.find((each) => each.order === order && isSame(each.supplements, supplements));
    if (known) known.told.push({ feature, choices });
    else found.push({ order, supplements, told: [{ feature, choices }] });
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
  for (const [at, { told }] of varied.entries())
    for (const { feature, choices } of told) {
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
    let kept = each;
    if (choice) {
      const others = each.children.filter(({ name }) => name !== 'VARIANTS' && !VALUES.has(name));
      kept = { ...each, children: [...others, ...choice.values] };
    } else if (each.children.length > 0) kept = written(each, chosen, isOneOfMany);
    if (!isLeftOut) children.push(kept);
    differs ||= isLeftOut || kept !== each;
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

/** A value in the languages that it is told in; one that names no language, as most numbers, is told in all. */
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
      const told = names ? names[language] : text;
      if (told === undefined || (lang !== '' && languageOfCode(lang) !== language)) continue;
      texts[language] ??= unit === '' ? told : `${told} ${unit}`;
    }
  }
  return texts;
};

/** Of what several systems tell, as the first tells it. */
const endingsOf = (varied: readonly Varied[], chosen: ReadonlyMap<Element, Choice>, named: Named): Texts => {
  const endings: Texts = {};
  for (const { told, supplements } of varied) {
    const [first] = told;
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
 * The materials that a product with VARIANTS stands for: one for every combination of its features' variants, its
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
