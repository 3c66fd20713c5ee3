import { type ExactDecimal, readImplied, writeDecimal } from '../implied-decimal.ts';
import { importMessage } from '../import-message.ts';
import { Refusal, shown } from '../read-events.ts';
import type { DiscountRecord } from '../records.ts';
import { requireFields, tidy } from './fields.ts';
import type { Head, Version } from './head.ts';

const LONGEST_GROUP = 14;

/** Rabatt in percent of two decimals, or a multiplier of three: 845 leaves 84.5 % of the price. */
const percentOf = (kind: string, text: string): ExactDecimal => {
  const places = kind === '2' ? 3 : 2;
  const value = readImplied(text, places, 6);
  if (value?.places !== places)
    throw new Refusal('discount', importMessage`${'Rabatt'} ${shown(text)} is not a number`, 'Rabatt');
  const whole = 10n ** BigInt(value.places);
  const percent = kind === '2' ? { units: (whole - value.units) * 100n, places: value.places } : value;
  if (percent.units < 0n) {
    throw new Refusal(
      'discount',
      importMessage`the multiplier ${shown(text)} raises the price: not a discount`,
      'Rabatt',
    );
  }
  if (percent.units > 100n * 10n ** BigInt(percent.places)) {
    throw new Refusal('discount', importMessage`${'Rabatt'} is above 100: ${shown(text)}`, 'Rabatt');
  }
  return percent;
};

/**
 * Reads an R line (.RAB): a discount group and what the customer of the file (K) gets on it.
 * @throws Refusal without a customer, for surcharges, and for what is no discount
 */
export const readDiscount = (
  fields: readonly string[],
  { version, market }: Head,
  customer: string | undefined,
): DiscountRecord => {
  requireFields(fields, 4);
  // Version 4 has a blank field between the kind of line and the group.
  const [group = '', kind = '', value = '', name = ''] = fields.slice(version === 5 && fields[1] !== '' ? 1 : 2);
  if (group === '' || group.length > LONGEST_GROUP) {
    throw new Refusal('number', importMessage`Rabattgruppe ${shown(group)} is missing or too long`, 'Rabattgruppe');
  }
  if (kind === '3')
    throw new Refusal('surcharge', importMessage`a surcharge on a group is not a discount`, 'Rabattkennzeichen');
  if (kind !== '1' && kind !== '2') {
    throw new Refusal('discount', importMessage`${'Rabattkennzeichen'} ${shown(kind)} is unknown`, 'Rabattkennzeichen');
  }
  const percent = writeDecimal(percentOf(kind, value), 2);
  if (customer === undefined) {
    throw new Refusal(
      'no-customer',
      importMessage`no preceding line (K) names the customer of the discount`,
      'Kundennummer',
    );
  }
  const text = tidy(name);
  return {
    kind: 'discount',
    market,
    customerGroup: customer,
    materialGroup: group,
    percent,
    ...(text === '' ? {} : { text }),
  };
};

/** More than any trade has; a file with more means to fill memory. */
const MOST = 50_000;

/** Names of product groups (S), for the articles that name them by number. */
export class GroupNames {
  readonly #names = new Map<string, string>();

  /** Reads an S line. @throws Refusal for one that names nothing */
  take(fields: readonly string[], version: Version): void {
    const [, first = '', second = '', third = '', fourth = '', fifth = ''] = fields;
    if (version === 5) this.#add(first, second, tidy(third));
    else {
      if (tidy(third) !== '' || fourth === '') this.#add(second, '', tidy(third));
      if (fourth !== '') this.#add(second, fourth, tidy(fifth));
    }
  }

  /** The names of an article's main group and group, as far as they are known. */
  of(mainGroup: string, group: string): string[] {
    const keys = [...(mainGroup === '' ? [] : [`${mainGroup};`]), ...(group === '' ? [] : [`${mainGroup};${group}`])];
    return keys.flatMap((key) => this.#names.get(key) ?? []);
  }

  #add(mainGroup: string, group: string, name: string): void {
    if (mainGroup === '' || name === '')
      throw new Refusal('group', importMessage`the line names no product group`, 'Warengruppe');
    if (this.#names.size >= MOST) throw new Refusal('too-many-groups', importMessage`more than ${MOST} product groups`);
    this.#names.set(`${mainGroup};${group}`, name);
  }
}
