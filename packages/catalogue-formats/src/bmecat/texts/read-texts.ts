import type { Language, Texts } from '@grossist/domain';
import type { Element } from '../../xml/index.ts';
import type { NoteTally } from '../note-tally.ts';
import { cleanText } from './clean.ts';
import { languageOfCode } from './languages.ts';

/** What a text without a language is in. */
export interface Speech {
  /** Undefined: in one that the shop does not have. */
  language: Language | undefined;
  /** As the file writes it; empty when it names none. */
  code: string;
}

export interface SpokenText {
  language: Language;
  text: string;
  line: number;
}

/** The language an element speaks; undefined when the shop does not have it, which is noted. */
export const languageOfElement = (element: Element, speech: Speech, notes: NoteTally): Language | undefined => {
  const code = element.attributes['lang'] ?? element.attributes['xml:lang'] ?? '';
  const language = code === '' ? speech.language : languageOfCode(code);
  if (language === undefined) notes.add('language', element.line, code === '' ? speech.code : code);
  else if (code === '' && speech.code === '') notes.add('no-language', element.line);
  return language;
};

/** Texts of the shop's languages that are not empty, in the order of the file. */
export const spokenTexts = (elements: readonly Element[], speech: Speech, notes: NoteTally): SpokenText[] => {
  const spoken: SpokenText[] = [];
  for (const element of elements) {
    const language = languageOfElement(element, speech, notes);
    const text = language === undefined ? '' : cleanText(element.text, element.line, notes);
    if (language !== undefined && text !== '') spoken.push({ language, text, line: element.line });
  }
  return spoken;
};

/** The first text of each language. */
export const firstTexts = (spoken: readonly SpokenText[]): Texts => {
  const texts: Texts = {};
  for (const { language, text } of spoken) texts[language] ??= text;
  return texts;
};
