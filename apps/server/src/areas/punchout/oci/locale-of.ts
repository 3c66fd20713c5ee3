import { isLocale, LOCALES, type Locale, languageOf } from '@grossist/domain';

/** SAP's own letters of languages. */
const SAP_LETTERS: Readonly<Record<string, string>> = { E: 'en', K: 'da', D: 'de', V: 'sv', N: 'nl', O: 'nb' };

/** The language of a call ("DA", "da-DK", SAP's "K"); undefined when it tells none that the shop speaks. */
export const localeOf = (told: string | undefined): Locale | undefined => {
  const text = told?.trim() ?? '';
  if (isLocale(text)) return text;
  const language = text.length === 1 ? SAP_LETTERS[text.toUpperCase()] : text.slice(0, 2).toLowerCase();
  const spoken = language === 'no' ? 'nb' : language;
  return LOCALES.find((locale) => languageOf(locale) === spoken);
};
