import type { Locale } from '@grossist/domain';
import type { Messages } from './message-key.ts';

const LOADERS: Record<Locale, () => Promise<{ messages: Messages }>> = {
  'en-US': () => import('./messages/en-US/index.ts'),
  'nl-NL': () => import('./messages/nl-NL/index.ts'),
  'sv-SE': () => import('./messages/sv-SE/index.ts'),
  'da-DK': () => import('./messages/da-DK/index.ts'),
  'nb-NO': () => import('./messages/nb-NO/index.ts'),
  'fo-FO': () => import('./messages/fo-FO/index.ts'),
  'de-DE': () => import('./messages/de-DE/index.ts'),
};

/** The texts of one language, fetched alone. */
export const messagesOf = async (locale: Locale): Promise<Messages> => (await LOADERS[locale]()).messages;
