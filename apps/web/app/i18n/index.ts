/** The shop's languages: texts, formats, addresses. Texts live in messages/<locale>/<area>.ts. */
export { formatLocaleOf } from './format-locale.ts';
export { LANGUAGE_NAMES, nameOfLanguage } from './language-names.ts';
export { lazyWithTexts, loadWithTexts } from './later-texts.ts';
export type { MessageKey } from './message-key.ts';
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
export { fillMessage, type TextValues, useText } from './use-text.ts';
