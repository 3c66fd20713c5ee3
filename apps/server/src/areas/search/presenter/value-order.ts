import { type Locale, type Magnitude, magnitudeOrder } from '@grossist/domain';

const orders = new Map<Locale, (one: Magnitude, other: Magnitude) => number>();

/** Returns the order of values by magnitude, with words in the order of a language. */
export const valueOrder = (locale: Locale): ((one: Magnitude, other: Magnitude) => number) => {
  const known = orders.get(locale) ?? magnitudeOrder(new Intl.Collator(locale).compare);
  orders.set(locale, known);
  return known;
};
