import { type CalendarDate, calendarDate, type Quantity, quantityOf } from '@grossist/domain';
import { z } from 'zod';

/** A string in a filter or a key: quotes within it are doubled. It is still to be escaped for the address. */
export const stringLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Formats an entity's key for a URL: "A_SalesOrder('1')". */
export const entityPath = (set: string, key: string): string => `${set}(${encodeURIComponent(stringLiteral(key))})`;

export const equals = (property: string, text: string): string => `${property} eq ${stringLiteral(text)}`;

/** Query options after "?", each escaped. */
export const queryOf = (options: Readonly<Record<string, string>>): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** Edm.DateTime of a day, as JSON of OData 2 writes it. */
export const dateLiteral = (date: string): string => `/Date(${Date.parse(`${date}T00:00:00Z`)})/`;

/** An Edm.DateTime that represents a day; SAP always writes UTC. */
export const EdmDate = z
  .string()
  .regex(/^\/Date\(-?\d{1,15}([+-]\d{4})?\)\/$/)
  .transform((text): CalendarDate => {
    const milliseconds = Number(/-?\d+/.exec(text)?.[0]);
    return calendarDate(new Date(milliseconds).toISOString().slice(0, 10));
  });

/** Edm.Decimal is a string: as a number it would have lost places already. */
export const EdmDecimal = z.string().regex(/^-?\d{1,15}(\.\d{1,9})?$/);

/** Edm.Decimal of three places. */
export const EdmQuantity = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,3}0*)?$/)
  .transform((text): Quantity => quantityOf(text));
