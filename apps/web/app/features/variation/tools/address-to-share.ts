import type { Locale } from '@grossist/domain';
import { pathInLocale } from '../../../i18n/index.ts';

/** The address to send to somebody: in the sender's language, without anything else of the visit. */
export const addressToShare = (origin: string, path: string, locale: Locale): string =>
  origin + pathInLocale(path, locale);
