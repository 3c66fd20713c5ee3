import type { Locale } from '../markets.ts';
import type { DecimalSign } from './number-text.ts';

/** The sign that a language writes before decimals. */
export const decimalSignOf = (locale: Locale): DecimalSign =>
  new Intl.NumberFormat(locale).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.';
