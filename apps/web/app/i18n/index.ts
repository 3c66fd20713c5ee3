/** The shop's languages: texts, formats, addresses. Texts are in `packages/messages`. */
export { formatLocaleOf, type MessageKey, type TextValues } from '@grossist/messages';
export { LANGUAGE_NAMES, nameOfLanguage } from './language-names.ts';
export { lazyWithTexts, loadWithTexts } from './later-texts.ts';
export {
  isTheme,
  type PageSettings,
  PageSettingsProvider,
  type Theme,
  useLocale,
  usePageSettings,
} from './page-settings.ts';
export { requestLocale } from './request-locale.ts';
export { ShopIntlProvider, useIntl } from './shop-intl-provider.tsx';
export { pathInLocale, splitLocale, useShopPath } from './shop-path.ts';
export { useFormat } from './use-format.ts';
export { useText } from './use-text.ts';
