import fc from 'fast-check';
import { z } from 'zod';

/** A JSON schema of the OpenAPI document, as far as values are made by it. */
const JsonSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  $ref: z.string().optional(),
});

const ODD_TEXTS = [
  '',
  '\u0000',
  '\ud800',
  'a\udfff',
  '\u202eabc\ufeff\u200b',
  'İﬁß\u0301\u0301\u0301',
  '👷🏽‍♀️'.repeat(100),
  'x'.repeat(100_000),
  '__proto__',
  "'; drop table orders; --",
  '=cmd|calc',
  '<!ENTITY x SYSTEM "file:///etc/passwd">',
];
const ODD_NUMBERS = [0, -1, 0.1 + 0.2, 1e308, -1e308, 2 ** 53, 2 ** 63, 1e-300];

const nested = fc.integer({ min: 50, max: 2000 }).map((depth) => {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
});

const many = fc.integer({ min: 1000, max: 2000 }).map((count) => Array.from({ length: count }, (_, at) => at));

const odd = fc.oneof(
  fc.constantFrom<unknown>(...ODD_TEXTS, ...ODD_NUMBERS, true, false, null, [], {}),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  nested,
  many,
);

/**
 * Values roughly of a schema with odd ones in any place: wrong types, huge, deep, odd Unicode.
 * @param named what references lead to, by name
 */
export const valuesOfSchema = (given: unknown, named: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> => {
  const values = (schema: unknown) => valuesOfSchema(schema, named);
  const read = JsonSchema.safeParse(given);
  if (!read.success) return odd;
  const schema = read.data;
  if (schema.$ref !== undefined) return values(named[schema.$ref.replace('#/components/schemas/', '')]);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(values), odd);
  if (schema.enum !== undefined) return fc.oneof(fc.constantFrom(...schema.enum), odd);
  if (schema.properties !== undefined) {
    const required = schema.required ?? [];
    const fields = Object.entries(schema.properties).map(([name, inner]): [string, fc.Arbitrary<unknown>] => {
      const value = values(inner);
      return [name, required.includes(name) ? value : fc.option(value, { nil: undefined })];
    });
    return fc.oneof({ weight: 8, arbitrary: fc.record(Object.fromEntries(fields)) }, { weight: 1, arbitrary: odd });
  }
  if (schema.items !== undefined)
    return fc.oneof({ weight: 4, arbitrary: fc.array(values(schema.items), { maxLength: 3 }) }, odd);
  if (schema.type === 'boolean') return fc.oneof(fc.boolean(), odd);
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constantFrom(...ODD_NUMBERS), odd);
  return odd;
};
