import type { FeatureValue } from '@grossist/catalogue-formats';
import { type Locale, languageOf, type Texts, textIn } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';

const formatters = new Map<Locale, Intl.NumberFormat>();

/** A measure as the reader writes numbers; four digits stay together, as in colour and type numbers. */
const measure = (value: number, locale: Locale): string => {
  const known = formatters.get(locale);
  const formatter = known ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: 'min2' });
  if (known === undefined) formatters.set(locale, formatter);
  return formatter.format(value);
};

/** A range for people; an end that is left open is told by a sign. */
export const rangeText = (low: number | undefined, high: number | undefined, locale: Locale): string => {
  if (low === undefined) return high === undefined ? '' : `≤ ${measure(high, locale)}`;
  if (high === undefined) return `≥ ${measure(low, locale)}`;
  return low === high ? measure(low, locale) : `${measure(low, locale)}–${measure(high, locale)}`;
};

/** An ETIM feature's value in the reader's words, without its unit. */
export const featureText = (
  value: FeatureValue,
  nameOf: (valueCode: string) => Texts | undefined,
  locale: Locale,
): string => {
  const language = languageOf(locale);
  if (typeof value === 'boolean') return textFor(language)(value ? 'productFact.yes' : 'productFact.no');
  if (typeof value === 'number') return measure(value, locale);
  if (typeof value === 'string') return textIn(nameOf(value) ?? {}, language)?.text ?? value;
  return rangeText(value[0], value[1], locale);
};
