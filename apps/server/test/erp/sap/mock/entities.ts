import type { Row } from './filter.ts';
import { checkedValue, type Value } from './literals.ts';
import { type EntitySet, type EntityType, type Metadata, setOfType } from './metadata.ts';
import { malformed } from './odata-error.ts';

/** An entity with what is to be made with it, not checked by any rule of the application yet. */
export interface Draft {
  set: EntitySet;
  values: Record<string, Value>;
  /** By navigation property. */
  children: Map<string, Draft[]>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown, name: string): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  if (isObject(value) && Array.isArray(value['results'])) return value['results'];
  throw malformed(`'${name}' is no list`);
};

/**
 * Reads the body of a creation with all that hangs on it.
 * @throws ODataError 400 for whatever the metadata does not allow: properties it has not, or not for a creation; values
 * of other types or beyond their length
 */
export const draftOf = (metadata: Metadata, set: EntitySet, body: unknown): Draft => {
  if (!isObject(body)) throw malformed('The body is no entity');
  const draft: Draft = { set, values: {}, children: new Map() };
  for (const [name, value] of Object.entries(body)) {
    const navigation = set.type.navigations.get(name);
    if (navigation !== undefined) {
      const target = setOfType(metadata, navigation.to);
      const several = navigation.isMany ? listOf(value, name) : [value];
      draft.children.set(
        name,
        several.map((each) => draftOf(metadata, target, each)),
      );
      continue;
    }
    const property = set.type.properties.get(name);
    if (property === undefined) throw malformed(`Property '${name}' is invalid for type '${set.type.name}'`);
    if (!property.creatable) throw malformed(`'${name}' of '${set.type.name}' may not be given`);
    draft.values[name] = checkedValue(property, value);
  }
  return draft;
};

/** What changes of an entity. @throws ODataError 400 */
export const changesOf = ({ type }: EntitySet, body: unknown): Record<string, Value> => {
  if (!isObject(body)) throw malformed('The body is no entity');
  const changes: Record<string, Value> = {};
  for (const [name, value] of Object.entries(body)) {
    const property = type.properties.get(name);
    if (property === undefined) throw malformed(`Property '${name}' is invalid for type '${type.name}'`);
    if (!property.updatable || type.keys.includes(name))
      throw malformed(`'${name}' of '${type.name}' may not be changed`);
    changes[name] = checkedValue(property, value);
  }
  return changes;
};

/** The predicate between the parentheses of an address: "'1'" or "SalesOrder='1',SalesOrderItem='10'". */
export const keyText = (type: EntityType, row: Row): string => {
  const quoted = (name: string): string => `'${encodeURIComponent(String(row[name] ?? '').replaceAll("'", "''"))}'`;
  const [only] = type.keys;
  if (type.keys.length === 1 && only !== undefined) return quoted(only);
  return type.keys.map((name) => `${name}=${quoted(name)}`).join(',');
};

/** Whether one row belongs to another, by the keys that both have. */
export const belongs = (from: EntityType, row: Row, to: EntityType, other: Row): boolean => {
  const keys = from.keys.every((name) => to.properties.has(name)) ? from.keys : to.keys;
  return keys.every((name) => row[name] === other[name]);
};
