import { isObject, type Json, object, only, Refusal, text } from './refusal.ts';

export interface Field {
  type: 'keyword' | 'short';
  isIndexed: boolean;
  hasDocValues: boolean;
  longest: number;
}

/** A document as its fields' values, and what may be given back of it. */
export interface Stored {
  id: string;
  values: ReadonlyMap<string, readonly (string | number)[]>;
  source: Json;
}

/** Lucene takes no longer term. */
const LONGEST_TERM = 32_766;

const fieldOf = (settings: Json, path: string): Field => {
  const type = text(settings['type'], `type of ${path}`);
  if (type === 'keyword') only(settings, ['type', 'index', 'doc_values', 'ignore_above'], path);
  else if (type === 'short') only(settings, ['type'], path);
  else throw new Refusal(`No handler for type [${type}]`, 400, 'mapper_parsing_exception');
  return {
    type,
    isIndexed: settings['index'] !== false,
    hasDocValues: settings['doc_values'] !== false,
    longest: typeof settings['ignore_above'] === 'number' ? settings['ignore_above'] : LONGEST_TERM,
  };
};

const collectFields = (properties: Json, prefix: string, fields: Map<string, Field>, objects: Set<string>): void => {
  for (const [name, definition] of Object.entries(properties)) {
    const path = `${prefix}${name}`;
    const settings = object(definition, path);
    if (settings['properties'] !== undefined)
      collectFields(object(only(settings, ['properties'], path)['properties'], path), `${path}.`, fields, objects);
    else if (settings['type'] === 'object' && only(settings, ['type', 'enabled'], path)['enabled'] === false)
      objects.add(path);
    else fields.set(path, fieldOf(settings, path));
  }
};

/** The mapping of an index, which refuses undeclared fields. */
export class Mapping {
  readonly #fields = new Map<string, Field>();
  /** Objects that are given back and nothing else. */
  readonly #objects = new Set<string>();
  readonly #excluded: readonly unknown[];

  constructor(mappings: unknown) {
    const definition = only(object(mappings, 'mappings'), ['dynamic', '_source', 'properties'], 'mappings');
    if (definition['dynamic'] !== 'strict') throw new Refusal('The stand-in knows strict mappings only');
    const source = only(object(definition['_source'] ?? {}, '_source'), ['excludes'], '_source');
    this.#excluded = Array.isArray(source['excludes']) ? source['excludes'] : [];
    collectFields(object(definition['properties'], 'properties'), '', this.#fields, this.#objects);
  }

  /** A field that is searched in. */
  indexed(path: string): Field {
    const field = this.#field(path);
    if (!field.isIndexed) throw new Refusal(`Cannot search on field [${path}] since it is not indexed.`);
    return field;
  }

  /** A field that is counted, sorted by or given back. */
  withDocValues(path: string): Field {
    const field = this.#field(path);
    if (!field.hasDocValues) throw new Refusal(`Can't load fielddata on [${path}] because it has no doc values`);
    return field;
  }

  #field(path: string): Field {
    const field = this.#fields.get(path);
    if (field === undefined) throw new Refusal(`No mapping found for [${path}]`, 400, 'query_shard_exception');
    return field;
  }

  stored(id: string, document: Json): Stored {
    const values = new Map<string, (string | number)[]>();
    this.#collect(document, '', values);
    const source = Object.fromEntries(Object.entries(document).filter(([name]) => !this.#excluded.includes(name)));
    return { id, values, source };
  }

  #collect(document: Json, prefix: string, values: Map<string, (string | number)[]>): void {
    for (const [name, value] of Object.entries(document)) {
      const path = `${prefix}${name}`;
      if (this.#objects.has(path)) continue;
      if (isObject(value)) {
        this.#collect(value, `${path}.`, values);
        continue;
      }
      const field = this.#fields.get(path);
      if (field === undefined)
        throw new Refusal(
          `mapping set to strict, dynamic introduction of [${path}] is not allowed`,
          400,
          'strict_dynamic_mapping_exception',
        );
      const all = (Array.isArray(value) ? value : [value]).map((each: unknown) => valueOf(each, field, path));
      const fitting = all.filter((each) => typeof each === 'number' || each.length <= field.longest);
      if (fitting.length > 0) values.set(path, fitting);
    }
  }
}

const valueOf = (value: unknown, { type }: Field, path: string): string | number => {
  const fits =
    type === 'keyword' ? typeof value === 'string' : Number.isInteger(value) && Math.abs(Number(value)) < 32_768;
  if (!fits || (typeof value !== 'string' && typeof value !== 'number'))
    throw new Refusal(`failed to parse field [${path}] of type [${type}]`, 400, 'mapper_parsing_exception');
  return value;
};
