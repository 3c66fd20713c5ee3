import type { Language, Texts } from '@grossist/domain';
import { child, childrenOf, type Element, textOf } from '../../xml/index.ts';
import { languageFrom } from '../columns.ts';
import type { EtimNotes } from '../notes.ts';

/** One Translation of an element, in a language of the shop. */
export interface Translation {
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
