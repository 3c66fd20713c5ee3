import type { Locale } from '@grossist/domain';

/**
 * The locale to format with. Browsers know no Faroese and would take their own language instead; Danish writes
 * numbers, money, dates and plurals of one and more alike.
 */
export const formatLocaleOf = (locale: Locale): Exclude<Locale, 'fo-FO'> => (locale === 'fo-FO' ? 'da-DK' : locale);
