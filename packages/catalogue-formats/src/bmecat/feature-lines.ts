import type { Language, Texts } from '@grossist/domain';
import { copied } from '../compact-strings.ts';
import { child, childrenOf, type Element, textOf, tidy } from '../xml/element.ts';
import { LONGEST_CODE, LONGEST_FEATURE_LINE, MOST_DEFINED_NAMES, MOST_FEATURE_LINES, MOST_VALUES } from './bounds.ts';
import { UNIT_SIGNS } from './data/units.ts';
import type { NoteTally } from './note-tally.ts';
import { cleanLine, firstTexts, languageOfElement, type Speech, spokenTexts } from './texts.ts';

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

const namesOf = (feature: Element): readonly Element[] => {
  const named = childrenOf(feature, 'FNAME');
  return named.length > 0 ? named : childrenOf(child(feature, 'FTEMPLATE'), 'FT_NAME');
};

/** Names that the file's own classification systems give features and values, for the products that refer to them. */
export class DefinedNames {
  readonly #names = new Map<string, Texts>();

  /** Takes a CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE or an ALLOWED_VALUE. */
  define(element: Element, speech: Speech, notes: NoteTally): void {
    const id = textOf(element, 'FT_ID') || textOf(element, 'ALLOWED_VALUE_ID');
    if (id === '' || id.length > LONGEST_CODE || this.#names.size >= MOST_DEFINED_NAMES) return;
    const written = [...childrenOf(element, 'FT_NAME'), ...childrenOf(element, 'ALLOWED_VALUE_NAME')];
    const names: Texts = {};
    for (const { language, text } of spokenTexts(written, speech, notes))
      if (text.length <= LONGEST_FEATURE_LINE) names[language] ??= copied(text);
    if (Object.keys(names).length > 0 && !this.#names.has(id)) this.#names.set(copied(id), names);
  }

  of(id: string): Texts | undefined {
    return this.#names.get(id);
  }
}

/** Lines of a description by language, "Colour: grey". */
export type FeatureLines = Partial<Record<Language, string[]>>;

type Values = Partial<Record<Language, string[]>>;

interface DescribedFeatures {
  lines: FeatureLines;
  /** Features that have a line. */
  listed: number;
  /** Features without a value. */
  empty: number;
}

export interface DescriptionContext {
  speech: Speech;
  defined: DefinedNames;
  notes: NoteTally;
}

const isEmpty = (value: string): boolean => value === '' || /^-+$/.test(value);

/**
 * Features of a tree of parts (ECLASS Advanced) describe the part that they belong to: "Height" of every screw is no property
 * of the product. Those of no group, with a name that occurs once and a value other than 0, are the product's own.
 */
const isOfPart = (feature: Element, timesNamed: number, isInGroup: boolean, values: Values): boolean =>
  textOf(feature, 'FPARENT_ID') !== '' &&
  (isInGroup || timesNamed > 1 || Object.values(values).every((texts) => texts.every((text) => text === '0')));

const valueTexts = (feature: Element, { speech, defined, notes }: DescriptionContext): Values => {
  const values: Values = {};
  const take = (language: Language | undefined, value: string): void => {
    if (language === undefined || isEmpty(value)) return;
    const taken = (values[language] ??= []);
    if (taken.length < MOST_VALUES && !taken.includes(value)) taken.push(value);
  };
  for (const element of childrenOf(feature, 'FVALUE'))
    take(languageOfElement(element, speech, notes), cleanLine(element.text, element.line, notes));
  if (Object.keys(values).length > 0) return values;
  const details = spokenTexts(childrenOf(feature, 'FVALUE_DETAILS'), speech, notes);
  for (const { language, text } of details) take(language, tidy(text));
  if (details.length > 0) return values;
  for (const element of childrenOf(feature, 'VALUE_IDREF')) {
    const names: Texts = defined.of(tidy(element.text)) ?? { [speech.language ?? 'en']: tidy(element.text) };
    for (const [language, name] of Object.entries(names)) take(language as Language, name);
  }
  return values;
};

/**
 * Returns features of no ETIM class as lines of text: each that has a name and a value and describes the product itself.
 * @param direct those of them that are in no group
 */
export const describeFeatures = (
  features: readonly Element[],
  direct: ReadonlySet<Element>,
  context: DescriptionContext,
): DescribedFeatures => {
  const { speech, defined, notes } = context;
  const timesNamed = new Map<string, number>();
  for (const feature of features) timesNamed.set(codeOf(feature), (timesNamed.get(codeOf(feature)) ?? 0) + 1);
  const result: DescribedFeatures = { lines: {}, listed: 0, empty: 0 };
  for (const feature of features) {
    const code = codeOf(feature);
    const values = valueTexts(feature, context);
    if (Object.keys(values).length === 0) {
      const isUnknown = valuesOf(feature).some((value) => value !== '');
      notes.add(isUnknown ? 'unknown-value' : 'empty-value', feature.line);
      result.empty += 1;
      continue;
    }
    if (isOfPart(feature, timesNamed.get(code) ?? 0, !direct.has(feature), values)) continue;
    const names: Texts = { ...defined.of(code), ...firstTexts(spokenTexts(namesOf(feature), speech, notes)) };
    if (code === '') notes.add('no-feature-name', feature.line);
    const unitText = textOf(feature, 'FUNIT');
    const unit = UNIT_SIGNS.get(unitText) ?? unitText;
    let isListed = false;
    for (const [key, name] of Object.entries(names)) {
      const language = key as Language;
      const value = (values[language] ?? values[speech.language ?? 'en'])?.join(', ');
      const lines = (result.lines[language] ??= []);
      if (value === undefined || value === name || lines.length >= MOST_FEATURE_LINES) continue;
      const line = `${tidy(name)}: ${value}${unit === '' ? '' : ` ${unit}`}`;
      if (line.length > LONGEST_FEATURE_LINE) continue;
      isListed = true;
      if (!lines.includes(line)) lines.push(line);
    }
    if (isListed) result.listed += 1;
  }
  return result;
};
