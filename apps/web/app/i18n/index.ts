/** The shop's languages: texts, formats, addresses. Texts are in `packages/messages`. */
export { formatLocaleOf, type MessageKey, type TextValues } from '@grossist/messages';
export { ShopIntlProvider, useFormat, useIntl, useText } from './intl.tsx';
export { lazyWithTexts, loadWithTexts } from './load-texts.ts';
export { LANGUAGE_NAMES, nameOfLanguage, pathInLocale, requestLocale, splitLocale, useShopPath } from './locales.ts';
export {
  isTheme,
  type PageSettings,
  PageSettingsProvider,
  type Theme,
  useLocale,
  usePageSettings,
} from './page-settings.ts';
