import { LOCALES, type Locale } from '@grossist/domain';

/** Each language by its own name: who looks for theirs may not read the present one. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  'da-DK': 'Dansk',
  'de-DE': 'Deutsch',
  'en-US': 'English',
  'fo-FO': 'Føroyskt',
  'nl-NL': 'Nederlands',
  'nb-NO': 'Norsk bokmål',
  'sv-SE': 'Svenska',
};

/** The name of a catalogue's language ("da"), by itself; its code where the shop does not speak it. */
export const nameOfLanguage = (language: string): string => {
  const locale = LOCALES.find((one) => one === language || one.startsWith(`${language}-`));
  return locale === undefined ? language : LANGUAGE_NAMES[locale];
};
