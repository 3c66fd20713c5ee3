import type { Language, Texts } from '@grossist/domain';
import { importMessage } from '../../import-message.ts';
import { Refusal, shown } from '../../read-events.ts';
import type { CatalogueRecord, EtimFeatureType } from '../../records.ts';
import { child, childrenOf, type Element, textOf, tidy } from '../../xml/element.ts';
import { type EtimNotes, etimCode, LONGEST_WORD, languageFrom } from '../columns.ts';

/** One Translation of an element, in a language of the shop. */
interface Translation {
  language: Language;
  element: Element;
}

/** The translations of an element in the shop's languages; that there are others is noted. */
export const translationsOf = (element: Element, notes: EtimNotes): Translation[] =>
  childrenOf(child(element, 'Translations'), 'Translation').flatMap((translation) => {
    const language = languageFrom(translation.attributes['language'] ?? '');
    if (language === undefined) notes.add('foreign-translation', translation.line);
    return language === undefined ? [] : [{ language, element: translation }];
  });

/** Texts of one name, by language; the first of a language counts. */
export const textsOf = (translations: readonly Translation[], name: string): Texts => {
  const texts: Texts = {};
  for (const { language, element } of translations) {
    const text = textOf(element, name);
    if (text !== '') texts[language] ??= text;
  }
  return texts;
};

/** Whether the release took this out of the model: documents tell what was taken out since the one before. */
export const isDeleted = (element: Element, notes: EtimNotes): boolean => {
  const isOut = (element.attributes['changeCode'] ?? '').toLowerCase() === 'deleted';
  if (isOut) notes.add('deleted', element.line);
  return isOut;
};

/** Digits of an order number. */
const LONGEST_ORDER = 9;

const orderOf = (feature: Element): number | undefined => {
  const text = textOf(feature, 'OrderNumber');
  return /^\d+$/.test(text) && text.length <= LONGEST_ORDER ? Number(text) : undefined;
};

const featureRecord = (
  feature: Element,
  classCode: string,
  types: ReadonlyMap<string, EtimFeatureType>,
  notes: EtimNotes,
): CatalogueRecord => {
  const featureCode = etimCode('EF', textOf(feature, 'FeatureCode'), 'FeatureCode');
  const type = types.get(featureCode);
  const unit = textOf(feature, 'UnitCode');
  const sortOrder = orderOf(feature);
  const values = childrenOf(child(feature, 'Values'), 'Value').filter((value) => !isDeleted(value, notes));
  const valueCodes = [...new Set(values.map((value) => etimCode('EV', textOf(value, 'ValueCode'), 'ValueCode')))];
  return {
    kind: 'etim-class-feature',
    classCode,
    featureCode,
    ...(type === undefined ? {} : { type }),
    ...(unit === '' ? {} : { unitCode: etimCode('EU', unit, 'UnitCode') }),
    ...(sortOrder === undefined ? {} : { sortOrder }),
    ...(valueCodes.length === 0 ? {} : { valueCodes }),
  };
};

/**
 * A Class: its names, its synonyms in each language, and its features with their values.
 * @param types of the features, which the document tells before its classes
 * @throws Refusal when it has no code of a class, or none of the shop's languages
 */
export const classRecords = (
  element: Element,
  types: ReadonlyMap<string, EtimFeatureType>,
  notes: EtimNotes,
): CatalogueRecord[] => {
  const code = etimCode('EC', textOf(element, 'Code'), 'Code');
  const translations = translationsOf(element, notes);
  const names = textsOf(translations, 'Description');
  if (Object.keys(names).length === 0)
    throw new Refusal('name', importMessage`${shown(code)} has no name in a language of the shop`, 'Description');
  const synonyms = translations.flatMap(({ language, element: translation }): CatalogueRecord[] => {
    const words = childrenOf(child(translation, 'Synonyms'), 'Synonym').map((word) => tidy(word.text));
    const usable = [...new Set(words.filter((word) => word !== '' && word.length <= LONGEST_WORD))];
    return usable.length === 0 ? [] : [{ kind: 'etim-synonyms', classCode: code, language, words: usable }];
  });
  const features = childrenOf(child(element, 'Features'), 'Feature').filter((feature) => !isDeleted(feature, notes));
  return [
    { kind: 'etim-class-name', code, names },
    ...synonyms,
    ...features.map((feature) => featureRecord(feature, code, types, notes)),
  ];
};
