import { endOnce } from '@grossist/domain';
import type { ShopIntl } from './shop-intl.ts';

export type TextValues = Readonly<Record<string, string | number | Date>>;

/** Looks a text up by its name and fills in its values: `text('ui.close')`. */
export type Text<Key extends string> = (key: Key, values?: TextValues) => string;

/**
 * Returns the function by which pages and server look texts up. A value that ends with a full stop ends its sentence:
 * "over 0,01 kr." and not "over 0,01 kr..".
 */
export const textOf =
  <Key extends string>(intl: Pick<ShopIntl, 'formatMessage'>): Text<Key> =>
  (id, values) =>
    values === undefined
      ? intl.formatMessage({ id })
      : endOnce(
          intl.formatMessage({ id }, values),
          Object.values(values).filter((value) => typeof value === 'string'),
        );
