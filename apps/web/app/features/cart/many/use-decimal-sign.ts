import { type DecimalSign, decimalSignOf, isLocale } from '@grossist/domain';
import { useIntl } from '../../../i18n/index.ts';

/** The sign that the reader writes before decimals. */
export const useDecimalSign = (): DecimalSign => {
  const { locale } = useIntl();
  return isLocale(locale) ? decimalSignOf(locale) : ',';
};
