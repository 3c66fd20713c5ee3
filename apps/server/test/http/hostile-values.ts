import fc from 'fast-check';
import { z } from 'zod';

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e\ufeff\u200b',
  '💡'.repeat(50),
  "' or 1=1 --",
  '%_\\',
  '{}',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'x'.repeat(300),
  '-0',
  '1e309',
  'NaN',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
];

const NUMBERS = [0, -0, -1, 0.1 + 0.2, 1e-10, 1.0000000001, 0.0005, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, 9_999_999];

const number = fc.oneof(fc.constantFrom(...NUMBERS), fc.integer({ min: 1, max: 500 }), fc.double());

const deep = fc.integer({ min: 10, max: 500 }).map((depth) => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
});

/** Values for a schema: mostly of its form, with hostile texts and numbers in it, and here and there of none. */
export const hostileValues = (known: readonly string[]) => {
  const text = fc.oneof(fc.constantFrom(...TEXTS, ...known), fc.constantFrom(...known), fc.string({ unit: 'binary' }));
  const anything = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.object({ maxDepth: 2 }), deep);

  const fitting = (schema: unknown): fc.Arbitrary<unknown> => {
    if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
      return fitting(schema.unwrap());
    }
    if (schema instanceof z.ZodPipe) return fitting(schema.in);
    if (schema instanceof z.ZodArray) return fc.array(valueFor(schema.element), { maxLength: 4 });
    if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
    if (schema instanceof z.ZodBoolean) return fc.boolean();
    if (schema instanceof z.ZodNumber) return number;
    if (schema instanceof z.ZodObject) {
      const shape: Record<string, unknown> = schema.shape;
      const fields = Object.entries(shape).map(([name, inner]): [string, fc.Arbitrary<unknown>] => {
        const value = valueFor(inner);
        const mayMiss = inner instanceof z.ZodOptional || inner instanceof z.ZodDefault;
        return [name, mayMiss ? fc.option(value, { nil: undefined }) : value];
      });
      return fc.record(Object.fromEntries(fields));
    }
    return text;
  };

  const valueFor = (schema: unknown): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 15, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anything });

  return valueFor;
};
