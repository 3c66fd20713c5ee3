import type { Locale } from '@grossist/domain';
import { messages as da } from './messages/da-DK/index.ts';
import { messages as de } from './messages/de-DE/index.ts';
import { messages as en } from './messages/en-US/index.ts';
import { messages as fo } from './messages/fo-FO/index.ts';
import { messages as nb } from './messages/nb-NO/index.ts';
import { messages as nl } from './messages/nl-NL/index.ts';
import { messages as sv } from './messages/sv-SE/index.ts';
import type { Messages } from './messages-of.ts';

/** The server speaks all languages at once. */
export const allMessages: Record<Locale, Messages> = {
  'en-US': en,
  'nl-NL': nl,
  'sv-SE': sv,
  'da-DK': da,
  'nb-NO': nb,
  'fo-FO': fo,
  'de-DE': de,
};
