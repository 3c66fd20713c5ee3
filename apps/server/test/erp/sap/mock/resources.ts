import type { Row } from './filter.ts';
import { readLiteral } from './literals.ts';
import { type EntitySet, type Metadata, type Navigation, setOfType } from './metadata.ts';
import { malformed, notFound } from './odata-error.ts';
import type { Store } from './store.ts';

/** What an address names. */
export type Resource =
  | { kind: 'list'; set: EntitySet; rows: readonly Row[]; isCount: boolean }
  | { kind: 'entity'; set: EntitySet; row: Row };

const keysOf = (set: EntitySet, text: string): Row => {
  const parts = text.match(/(?:[^,']|'(?:[^']|'')*')+/g) ?? [];
  const keys: Record<string, string> = {};
  for (const part of parts) {
    const named = /^(\w+)=(.*)$/s.exec(part.trim());
    const name = named?.[1] ?? set.type.keys[0] ?? '';
    const { type, value } = readLiteral(named?.[2] ?? part.trim());
    if (type !== 'string' || !set.type.keys.includes(name)) throw malformed(`Invalid key predicate of '${set.name}'`);
    keys[name] = String(value);
  }
  if (Object.keys(keys).length !== set.type.keys.length) throw malformed(`Invalid key predicate of '${set.name}'`);
  return keys;
};

const setNamed = ({ sets }: Metadata, name: string): EntitySet => {
  const set = sets.get(name);
  if (set === undefined) throw notFound(`Resource not found for segment '${name}'`);
  return set;
};

const SEGMENT = /^(\w+)(?:\((.*)\))?$/s;

const navigationNamed = ({ type }: EntitySet, name: string): Navigation => {
  const navigation = type.navigations.get(name);
  if (navigation === undefined) throw notFound(`Resource not found for segment '${name}'`);
  return navigation;
};

const matching = (rows: readonly Row[], keys: Row): Row => {
  const row = rows.find((each) => Object.entries(keys).every(([name, value]) => each[name] === value));
  if (row === undefined) throw notFound('Resource not found');
  return row;
};

/** Follows "Set", "Set('1')", "Set('1')/to_Item" and "…/$count". @throws ODataError 400, 404 */
export const resourceAt = async (store: Store, path: string, filter = ''): Promise<Resource> => {
  const segments = path.split('/').map(decodeURIComponent);
  const isCount = segments.at(-1) === '$count';
  if (isCount) segments.pop();
  const [, first = '', firstKeys] = SEGMENT.exec(segments[0] ?? '') ?? [];
  let set = setNamed(store.metadata, first);
  let rows = await store.rows(set, filter);
  let row = firstKeys === undefined ? undefined : matching(rows, keysOf(set, firstKeys));
  for (const segment of segments.slice(1)) {
    const [, name = '', keys] = SEGMENT.exec(segment) ?? [];
    if (row === undefined) throw malformed('A list has no navigation');
    const navigation = navigationNamed(set, name);
    rows = await store.linked(set, row, navigation);
    set = setOfType(store.metadata, navigation.to);
    row = keys === undefined ? (navigation.isMany ? undefined : matching(rows, {})) : matching(rows, keysOf(set, keys));
  }
  return row === undefined ? { kind: 'list', set, rows, isCount } : { kind: 'entity', set, row };
};
