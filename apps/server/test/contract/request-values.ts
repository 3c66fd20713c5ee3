import { z } from 'zod';

/** A request as JSON: `{ params, query, body }`. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const fieldsOf = (value: Json | undefined): { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !isList(value) ? value : {};

/** The request with another value at a path: "body.Items[].Quantity" is that of the first item. */
export const withValue = (request: Json, path: string, value: Json): Json => {
  const [, head = '', brackets = '', rest = ''] = /^([^.[\]]*)((?:\[\])*)\.?(.*)$/.exec(path) ?? [];
  if (head === '' && brackets === '') return value;
  const deeper = (inner: Json | undefined, depth: number): Json => {
    if (depth === 0) return rest === '' ? value : withValue(inner ?? {}, rest, value);
    const list = isList(inner) ? inner : [];
    return [deeper(list[0], depth - 1), ...list.slice(1)];
  };
  const depth = brackets.length / 2;
  if (head === '') return deeper(request, depth);
  const fields = fieldsOf(request);
  return { ...fields, [head]: deeper(fields[head], depth) };
};

/** Few, since each is a call: what has its effect only with another value has one of its own, beside the test. */
const VALUES: readonly Json[] = [
  true,
  false,
  2,
  1,
  10,
  0,
  2026,
  '2',
  '1',
  '2026',
  '2026-01-12',
  '2089-01-01',
  '',
  'NO',
  'x',
  '01890a5d-ac96-774b-bcce-b302099a8057',
  'https://maker.example/',
  { en: 'X' },
  ['x'],
];

const listedIn = (described: unknown): Json[] => {
  const found = z.object({ enum: z.array(z.union([z.string(), z.number()])) }).safeParse(described);
  return found.data?.enum ?? [];
};

/** General values of a field that its schema takes: of an enum all. */
export const valuesToTry = (schema: z.ZodType): Json[] => {
  const described: unknown = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const options = z.object({ anyOf: z.array(z.unknown()) }).safeParse(described);
  const listed = [described, ...(options.data?.anyOf ?? [])].flatMap(listedIn);
  return [...listed, ...VALUES].filter((value) => schema.safeParse(value).success);
};
