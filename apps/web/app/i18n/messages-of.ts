import type { Locale } from '@grossist/domain';
import type { Messages } from '@grossist/messages';

const LOADERS: Record<Locale, () => Promise<{ messages: Messages }>> = {
  'en-US': () => import('@grossist/messages/en-US/index.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/index.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/index.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/index.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/index.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/index.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/index.ts'),
};

/** The texts of one language, fetched alone. */
export const messagesOf = async (locale: Locale): Promise<Messages> => (await LOADERS[locale]()).messages;
