import { bulkInto } from './bulk.ts';
import { type Json, only, Refusal } from './refusal.ts';
import { searchIn } from './search.ts';
import type { Store } from './store.ts';

export interface Asked {
  method: string;
  /** Decoded, without the first slash. */
  path: readonly string[];
  query: URLSearchParams;
  body: string;
}

export interface RoutesDeps {
  store: Store;
  /** Whether the cluster says it is too busy for a document. */
  isBusyFor(id: string): boolean;
}

const json = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal('The body is no JSON');
  }
};

const onlyQuery = (query: URLSearchParams, known: readonly string[]): void => {
  only(Object.fromEntries(query), known, 'query string');
};

const ACKNOWLEDGED: Json = { acknowledged: true };

const ofDocument = ({ store }: RoutesDeps, { method, body }: Asked, name: string, id: string): Json => {
  const index = store.index(name);
  if (method === 'PUT') {
    index.write(id, json(body));
    return { _index: index.name, _id: id, result: 'updated' };
  }
  if (method !== 'GET') throw new Refusal(`Incorrect HTTP method [${method}]`, 405);
  const found = index.get(id);
  if (found === undefined) throw new Refusal(`[${id}] is not there`, 404, 'not_found');
  return { _index: index.name, _id: id, found: true, _source: found.source };
};

const ofIndex = ({ store }: RoutesDeps, { method, body }: Asked, name: string): Json => {
  if (method === 'PUT') store.create(name, json(body));
  else if (method === 'DELETE') store.delete(name);
  else if (method === 'GET') return Object.fromEntries(store.matching(name).map((each) => [each, {}]));
  else throw new Refusal(`Incorrect HTTP method [${method}]`, 405);
  return ACKNOWLEDGED;
};

const search = ({ store }: RoutesDeps, { query, body }: Asked, name: string): Json => {
  onlyQuery(query, ['allow_partial_search_results']);
  const index = store.index(name);
  const window = {
    index: index.name,
    mapping: index.mapping,
    deepest: index.limit('max_result_window', 10_000),
    deepestInner: index.limit('max_inner_result_window', 100),
  };
  return searchIn(window, index.documents, json(body));
};

/** The calls that are known. */
export const answer = (deps: RoutesDeps, asked: Asked): Json => {
  const { store } = deps;
  const { method, path, body, query } = asked;
  const [first = '', second, third] = path;
  if (second !== '_search') onlyQuery(query, []);
  const route = `${method} ${path.map((part) => (part.startsWith('_') ? part : '*')).join('/')}`;
  if (route === 'POST _aliases') {
    store.changeAliases(json(body));
    return ACKNOWLEDGED;
  }
  if (route === 'GET _alias/*') {
    const names = store.behind(second ?? '');
    if (names === undefined) throw new Refusal(`alias [${second}] missing`, 404);
    return Object.fromEntries(names.map((name) => [name, { aliases: { [second ?? '']: {} } }]));
  }
  if (route === 'POST */_search') return search(deps, asked, first);
  if (route === 'POST */_bulk') return bulkInto(store.index(first), body, deps.isBusyFor);
  if (route === 'POST */_refresh') {
    store.index(first).refresh();
    return { _shards: { total: 1, successful: 1, failed: 0 } };
  }
  if (route === 'PUT */_settings') {
    store.index(first).change(json(body));
    return ACKNOWLEDGED;
  }
  if (path.length === 3 && second === '_doc' && third !== undefined) return ofDocument(deps, asked, first, third);
  if (path.length === 1 && !first.startsWith('_')) return ofIndex(deps, asked, first);
  throw new Refusal(`no handler found for uri [${route}]`, 400);
};
