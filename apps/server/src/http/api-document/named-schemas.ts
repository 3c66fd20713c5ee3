import type { Operation } from '@grossist/contracts';
import * as contracts from '@grossist/contracts';
import { z } from 'zod';

export type JsonObject = Record<string, unknown>;

export interface Parameter {
  name: string;
  isRequired: boolean;
  schema: JsonObject;
}

/** The JSON schemas of all operations; bodies and responses refer to named ones. */
export interface NamedSchemas {
  /** By name, for `components/schemas`. */
  components: Record<string, JsonObject>;
  refTo(schema: z.ZodType): JsonObject;
  /** The fields of an operation's params or query. */
  parametersOf(schema: z.ZodType | undefined): readonly Parameter[];
}

const PREFIX = '#/components/schemas/';
const HIDDEN = '~';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every exported value of the contracts by its own name. Those in lower case are parts of other schemas. */
const exportedSchemas = (): [string, z.ZodType][] =>
  Object.entries(contracts).flatMap(([name, value]): [string, z.ZodType][] =>
    value instanceof z.ZodType && /^[A-Z]/.test(name) ? [[name, value]] : [],
  );

/** Leaves out what `z.number().int()` always adds, and what JSON Schema says of itself. */
const tidied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(tidied);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(
    ([key, inner]) =>
      !(key === '$schema' || key === '$id') &&
      !(key === 'minimum' && inner === Number.MIN_SAFE_INTEGER) &&
      !(key === 'maximum' && inner === Number.MAX_SAFE_INTEGER),
  );
  return Object.fromEntries(entries.map(([key, inner]) => [key, tidied(inner)]));
};

const refsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner.slice(PREFIX.length)] : refsIn(inner),
  );
};

/** What the roots refer to, directly or not: an exported value that no call uses is left out. */
const reachable = (all: Readonly<Record<string, JsonObject>>, roots: Iterable<string>): ReadonlySet<string> => {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...refsIn(all[name]));
  }
  return found;
};

/** The only values that JSON Schema cannot express are blank strings, which stand for a preset. */
const BLANK = { type: 'string', pattern: '^\\s*$' } as const;

/**
 * Converts the schemas of all operations at once, so that equal values are one named schema. All are converted as they
 * are sent: a default is optional, a transformed value is what comes before the transformation.
 */
export const namedSchemas = (operations: readonly Operation[], more: Readonly<Record<string, z.ZodType>>) => {
  const names = new Map<z.ZodType, string>();
  const name = (schema: z.ZodType | undefined, wanted: string): void => {
    if (schema !== undefined && !names.has(schema)) names.set(schema, wanted);
  };
  for (const [wanted, schema] of [...exportedSchemas(), ...Object.entries(more)]) name(schema, wanted);
  for (const { name: operation, params, query, body, response } of operations) {
    name(body, `${capitalized(operation)}Request`);
    name(response, `${capitalized(operation)}Response`);
    name(params, `${HIDDEN}${operation}.params`);
    name(query, `${HIDDEN}${operation}.query`);
  }
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `${PREFIX}${id}`,
    unrepresentable: ({ zodSchema }) => (zodSchema instanceof z.ZodCustom ? BLANK : 'any'),
  });
  const all = tidied(schemas) as Record<string, JsonObject>;

  const refTo = (schema: z.ZodType): JsonObject => ({ $ref: `${PREFIX}${names.get(schema)}` });
  const parametersOf = (schema: z.ZodType | undefined): readonly Parameter[] => {
    const { properties, required } = (schema === undefined ? {} : all[names.get(schema) ?? '']) as {
      properties?: Record<string, JsonObject>;
      required?: string[];
    };
    return Object.entries(properties ?? {}).map(([field, inner]) => ({
      name: field,
      isRequired: required?.includes(field) ?? false,
      schema: inner,
    }));
  };
  const roots = operations.flatMap(({ params, query, body, response }) =>
    [params, query, body, ...(response === contracts.FILE ? [] : [response])].flatMap((schema) =>
      schema === undefined ? [] : [names.get(schema) ?? ''],
    ),
  );
  const used = [...reachable(all, [...roots, ...Object.keys(more)])].filter((each) => !each.startsWith(HIDDEN));
  const components = Object.fromEntries(used.toSorted().map((each) => [each, all[each] ?? {}]));
  return { components, refTo, parametersOf } satisfies NamedSchemas;
};
