import { keyText } from './entities.ts';
import { type Row, readFilter } from './filter.ts';
import { type EntitySet, setOfType } from './metadata.ts';
import { malformed } from './odata-error.ts';
import type { Store } from './store.ts';

/** Query options of an address, each known to OData 2. */
export type Options = ReadonlyMap<string, string>;

const KNOWN = new Set([
  '$filter',
  '$orderby',
  '$top',
  '$skip',
  '$skiptoken',
  '$select',
  '$expand',
  '$inlinecount',
  '$format',
]);

/** @throws ODataError 400 for unknown or repeated options */
export const optionsOf = (search: string): Options => {
  const options = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (name.startsWith('$') && !KNOWN.has(name)) throw malformed(`The option '${name}' is not supported`);
    if (options.has(name)) throw malformed(`The option '${name}' is given twice`);
    options.set(name, value);
  }
  const format = options.get('$format');
  if (format !== undefined && format !== 'json') throw malformed(`The format '${format}' is not supported`);
  return options;
};

const wholeNumber = (options: Options, name: string): number | undefined => {
  const text = options.get(name);
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw malformed(`'${text}' is no number for ${name}`);
  return Number(text);
};

const namesOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

const ordered = (rows: readonly Row[], set: EntitySet, text: string | undefined): readonly Row[] => {
  const by = namesOf(text).map((term) => {
    const [name = '', direction = 'asc'] = term.split(/\s+/);
    const property = set.type.properties.get(name);
    if (property === undefined || !property.sortable || !['asc', 'desc'].includes(direction))
      throw malformed(`'${term}' is no order of '${set.type.name}'`);
    return { name, sign: direction === 'desc' ? -1 : 1 };
  });
  if (by.length === 0) return rows;
  return [...rows].sort((left, right) => {
    for (const { name, sign } of by) {
      const [one, other] = [String(left[name] ?? ''), String(right[name] ?? '')];
      if (one !== other) return (one < other ? -1 : 1) * sign;
    }
    return 0;
  });
};

/** Names at this level and, behind a slash, at those below. */
const within = (names: readonly string[], navigation: string): readonly string[] =>
  names.filter((name) => name.startsWith(`${navigation}/`)).map((name) => name.slice(navigation.length + 1));

const checkNames = ({ type }: EntitySet, select: readonly string[], expand: readonly string[]): void => {
  for (const name of select) {
    const [first = ''] = name.split('/');
    if (name.includes('/') ? !type.navigations.has(first) : !type.properties.has(name) && !type.navigations.has(name))
      throw malformed(`Property '${name}' does not exist in type '${type.name}'`);
    if (name.includes('/') && !expand.some((each) => each.split('/')[0] === first))
      throw malformed(`'${first}' is selected, but not expanded`);
  }
  for (const name of expand) {
    const [first = ''] = name.split('/');
    if (!type.navigations.has(first)) throw malformed(`'${first}' does not exist in type '${type.name}'`);
  }
};

/** The entity's version as a header writes it; undefined where the type has none. */
export const etagOf = ({ type }: EntitySet, row: Row): string | undefined => {
  const versions = [...type.properties.values()].filter((property) => property.isVersion);
  if (versions.length === 0) return undefined;
  return `W/"${versions.map(({ name }) => encodeURIComponent(String(row[name] ?? ''))).join(',')}"`;
};

export interface Rendering {
  store: Store;
  /** Where the service lies. */
  root: string;
}

/** An entity as JSON of OData 2: its data, what is expanded, and links to what is not. */
export const rendered = async (
  { store, root }: Rendering,
  set: EntitySet,
  row: Row,
  select: readonly string[] = [],
  expand: readonly string[] = [],
): Promise<object> => {
  checkNames(set, select, expand);
  const uri = `${root}/${set.name}(${keyText(set.type, row)})`;
  const etag = etagOf(set, row);
  const entity: Record<string, unknown> = {
    __metadata: { id: uri, uri, type: `${store.metadata.namespace}.${set.type.name}`, ...(etag ? { etag } : {}) },
  };
  const own = select.filter((name) => !name.includes('/'));
  for (const { name } of set.type.properties.values()) {
    if (select.length === 0 || own.includes(name)) entity[name] = row[name] ?? null;
  }
  for (const navigation of set.type.navigations.values()) {
    const { name, isMany, to } = navigation;
    if (!expand.some((each) => each.split('/')[0] === name)) {
      if (select.length === 0 || own.includes(name)) entity[name] = { __deferred: { uri: `${uri}/${name}` } };
      continue;
    }
    const target = setOfType(store.metadata, to);
    const linked = await store.linked(set, row, navigation);
    const below = { select: within(select, name), expand: within(expand, name) };
    const all = await Promise.all(
      linked.map((each) => rendered({ store, root }, target, each, below.select, below.expand)),
    );
    entity[name] = isMany ? { results: all } : (all[0] ?? null);
  }
  return entity;
};

export const renderedWith = (rendering: Rendering, set: EntitySet, row: Row, options: Options): Promise<object> =>
  rendered(rendering, set, row, namesOf(options.get('$select')), namesOf(options.get('$expand')));

/** Those of the rows that the options ask for, and how many there are without paging. */
export const chosen = (
  set: EntitySet,
  rows: readonly Row[],
  options: Options,
): { rows: readonly Row[]; count: number } => {
  const filter = options.get('$filter');
  const found = filter === undefined ? rows : rows.filter(readFilter(filter, set.type));
  const sorted = ordered(found, set, options.get('$orderby'));
  const skip = wholeNumber(options, '$skip') ?? 0;
  return { rows: sorted.slice(skip, skip + (wholeNumber(options, '$top') ?? sorted.length)), count: found.length };
};

/** A list as JSON of OData 2, page by page where the service has pages. */
export const renderedList = async (
  rendering: Rendering,
  set: EntitySet,
  all: readonly Row[],
  address: string,
  options: Options,
  pageSize: number,
): Promise<object> => {
  const { rows, count } = chosen(set, all, options);
  const from = wholeNumber(options, '$skiptoken') ?? 0;
  const page = rows.slice(from, from + pageSize);
  const results = await Promise.all(page.map((row) => renderedWith(rendering, set, row, options)));
  const inline = options.get('$inlinecount');
  if (inline !== undefined && !['allpages', 'none'].includes(inline)) throw malformed(`'${inline}' is no $inlinecount`);
  const rest = new URLSearchParams([...options].filter(([name]) => name !== '$skiptoken'));
  rest.set('$skiptoken', String(from + pageSize));
  return {
    results,
    ...(inline === 'allpages' ? { __count: String(count) } : {}),
    ...(from + pageSize < rows.length ? { __next: `${address}?${rest.toString()}` } : {}),
  };
};
