/**
 * A message with arguments as `parsedMessage` returns it: text as it is, `[name]` for a value, `[name, 0]` for one
 * written as a number, `[name, choices]` for a plural ("=0" before "one" before "other"), 0 for the number of the plural.
 */
export type MessagePart = string | 0 | readonly [string] | readonly [string, 0 | Choices];
type Choices = Readonly<Record<string, readonly MessagePart[]>>;

type Values = Readonly<Record<string, string | number | Date>>;

/** Texts, numbers and dates of one locale. The names and answers are those of react-intl. */
export interface ShopIntl {
  /** BCP 47. */
  locale: string;
  messages: Readonly<Record<string, string | readonly MessagePart[]>>;
  /** Returns the name of the message where there is no such message. */
  formatMessage: (message: { id: string }, values?: Values) => string;
  formatNumber: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** An instant or date in ISO 8601. */
  formatDate: (value: string, options?: Intl.DateTimeFormatOptions) => string;
  /** The name of a region or language by its code. */
  formatDisplayName: (code: string, options: Intl.DisplayNamesOptions) => string | undefined;
}

interface Formatters {
  number: Intl.NumberFormat;
  date: Intl.DateTimeFormat;
}

// Making a formatter takes a thousand times as long as using it. As many as locales times ways of writing in the code.
const cached = <Kind extends keyof Formatters, Options>(
  make: (locale: string, options?: Options) => Formatters[Kind],
) => {
  const made = new Map<string, Formatters[Kind]>();
  return (locale: string, options?: Options): Formatters[Kind] => {
    const key = locale + (options ? JSON.stringify(options) : '');
    const found = made.get(key) ?? make(locale, options);
    made.set(key, found);
    return found;
  };
};

const numberFormat = cached<'number', Intl.NumberFormatOptions>((...input) => new Intl.NumberFormat(...input));
const dateFormat = cached<'date', Intl.DateTimeFormatOptions>((...input) => new Intl.DateTimeFormat(...input));

const pluralRules = new Map<string, Intl.PluralRules>();
const pluralOf = (locale: string, value: number): string => {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return rules.select(value);
};

interface Filling {
  locale: string;
  values: Values;
  isStrict: boolean;
}

const fill = (parts: readonly MessagePart[], filling: Filling, plural: number): string => {
  const { locale, values, isStrict } = filling;
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part === 0) return numberFormat(locale).format(plural);
      const [name, choices] = part;
      const value = values[name];
      if (value === undefined && isStrict) throw new Error(`A text lacks its value "${name}"`);
      if (choices === undefined) return String(value ?? '');
      const count = Number(value ?? 0);
      if (choices === 0) return numberFormat(locale).format(count);
      const chosen = choices[`=${count}`] ?? choices[pluralOf(locale, count)] ?? choices['other'] ?? [];
      return fill(chosen, filling, count);
    })
    .join('');
};

/**
 * Returns the formatters of a locale with its messages, which may get more of them later. A value that a message lacks
 * is an error where `isStrict`, else left out.
 */
export const shopIntl = (
  locale: string,
  messages: ShopIntl['messages'],
  { isStrict }: { isStrict: boolean },
): ShopIntl => ({
  locale,
  messages,
  formatMessage: ({ id }, values = {}) => {
    const message = messages[id] ?? id;
    return typeof message === 'string' ? message : fill(message, { locale, values, isStrict }, 0);
  },
  formatNumber: (value, options) => numberFormat(locale, options).format(value),
  formatDate: (value, options) => dateFormat(locale, options).format(new Date(value)),
  formatDisplayName: (code, options) => new Intl.DisplayNames(locale, options).of(code),
});
