import { type Language, type Locale, localeNamed } from '@grossist/domain';
import { server as da } from './da-DK/server.ts';
import { server as de } from './de-DE/server.ts';
import { server as en } from './en-US/server.ts';
import { server as fo } from './fo-FO/server.ts';
import { formatLocaleOf } from './format-locale.ts';
import { server as nb } from './nb-NO/server.ts';
import { server as nl } from './nl-NL/server.ts';
import { parsedMessages } from './parsed-message.ts';
import { shopIntl } from './shop-intl.ts';
import { server as sv } from './sv-SE/server.ts';
import { type Text, textOf } from './text.ts';

/** The name of a text that the server writes. */
export type ServerKey = keyof typeof en;
export type ServerText = Text<ServerKey>;

/** The server's texts as they are translated, in ICU. */
export const serverMessages: Readonly<Record<Locale, Readonly<Record<ServerKey, string>>>> = {
  'en-US': en,
  'nl-NL': nl,
  'sv-SE': sv,
  'da-DK': da,
  'nb-NO': nb,
  'fo-FO': fo,
  'de-DE': de,
};

const makeText = (locale: Locale): ServerText =>
  textOf(shopIntl(formatLocaleOf(locale), parsedMessages(serverMessages[locale]), { isStrict: true }));

// Parsing a language takes milliseconds, and most threads write in one or two of them.
const texts = new Map<Locale, ServerText>();

/**
 * Returns the function that looks up the server's texts in a language: `textFor('da-DK')('sharedCart.total')`.
 * It throws when a value of the text is missing.
 */
export const textFor = (language: Language | Locale): ServerText => {
  const locale = localeNamed(language);
  const text = texts.get(locale) ?? makeText(locale);
  texts.set(locale, text);
  return text;
};

/** Returns true for the name of a text of the server, for codes that only sometimes have one. */
export const isServerKey = (key: string): key is ServerKey => Object.hasOwn(en, key);

/** Writes a day and the clock time in a time zone, as mails, files and names do: "26. november 2026 kl. 15.30". */
export const writtenMoment = (
  at: Date | number,
  locale: Locale,
  { timeZone, dateStyle = 'long' }: { timeZone: string; dateStyle?: 'medium' | 'long' },
): string =>
  textFor(locale)('time.moment', {
    date: new Intl.DateTimeFormat(locale, { dateStyle, timeZone }).format(at),
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(at),
  });
