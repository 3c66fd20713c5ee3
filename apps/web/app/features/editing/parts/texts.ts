import { LANGUAGES, type Language, type Texts } from '@grossist/domain';

/** A text with that of one language changed. */
export const withText = (texts: Texts, language: Language, text: string): Texts => ({ ...texts, [language]: text });

/** The text in a language, else in whichever there is: what an editor knows a thing by. */
export const anyText = (texts: Texts, language: Language): string => {
  const own = [language, ...LANGUAGES].map((one) => texts[one] ?? '').find((text) => text.trim() !== '');
  return own ?? '';
};
