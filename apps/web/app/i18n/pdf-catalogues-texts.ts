import { isLocale, type Locale } from '@grossist/domain';
import type { PdfCataloguesMessages } from '@grossist/messages';
import { loadWithTexts } from './later-texts.ts';
import { messagesOf } from './messages-of.ts';

const LOADERS: Record<Locale, () => Promise<{ pdfCatalogues: PdfCataloguesMessages }>> = {
  'en-US': () => import('@grossist/messages/en-US/pdf-catalogues.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/pdf-catalogues.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/pdf-catalogues.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/pdf-catalogues.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/pdf-catalogues.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/pdf-catalogues.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/pdf-catalogues.ts'),
};

const addPdfCataloguesTexts = async (): Promise<void> => {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en-US';
  const [messages, { pdfCatalogues }] = await Promise.all([messagesOf(locale), LOADERS[locale]()]);
  Object.assign(messages, pdfCatalogues);
};

/**
 * Loads a part of the screens of PDF catalogs, or the export of a list, together with its texts and those of
 * `messages/<locale>/later.ts`. Import this file from those alone: it stays out of what other pages need.
 */
export const loadWithPdfCataloguesTexts = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([loadWithTexts(load), import.meta.env.SSR ? undefined : addPdfCataloguesTexts()]);
  return part;
};
