import type { Mapping, Stored } from './mapping.ts';
import { type Json, natural, object, only, Refusal, text, texts } from './refusal.ts';
import { type Ranked, sorterOf } from './sorting.ts';

export interface Window {
  index: string;
  mapping: Mapping;
  /** The most that may be looked through, and the same within a collapsed hit. */
  deepest: number;
  deepestInner: number;
}

const fieldsOf = (mapping: Mapping, { values }: Stored, wanted: readonly string[]): Json =>
  Object.fromEntries(
    wanted.flatMap((field) => {
      mapping.withDocValues(field);
      const found = values.get(field);
      // Doc values come sorted, each once.
      return found === undefined ? [] : [[field, [...new Set(found)].sort()]];
    }),
  );

const sourceOf = ({ source }: Stored, wanted: unknown): Json => {
  if (wanted === false) return {};
  const names = wanted === undefined ? Object.keys(source) : texts(wanted, '_source');
  return { _source: Object.fromEntries(Object.entries(source).filter(([name]) => names.includes(name))) };
};

/** Found documents as they are given back. */
export const present = (window: Window, ranked: readonly Ranked[], request: Json): Json[] => {
  const wanted = request['docvalue_fields'] === undefined ? [] : texts(request['docvalue_fields'], 'docvalue_fields');
  return ranked.map(({ document, score, names }) => ({
    _index: window.index,
    _id: document.id,
    _score: score,
    ...sourceOf(document, request['_source']),
    ...(wanted.length === 0 ? {} : { fields: fieldsOf(window.mapping, document, wanted) }),
    ...(names.length === 0 ? {} : { matched_queries: [...new Set(names)] }),
  }));
};

const HITS = ['name', 'size', 'sort', '_source', 'docvalue_fields'];

/** The hits of one product, as an inner hit gives them back. */
const innerHits = (window: Window, group: readonly Ranked[], inner: Json): Json => {
  const size = natural(inner['size'], 'size');
  if (size > window.deepestInner)
    throw new Refusal(`Inner result window is too large, it must be ${window.deepestInner}`);
  const sorted = group.toSorted(sorterOf(window.mapping, inner['sort']));
  const hits = present(window, sorted.slice(0, size), inner);
  return { hits: { total: { value: group.length, relation: 'eq' }, hits } };
};

/** One hit for each value of a field, its best, with the others if they are asked for. */
export const collapse = (window: Window, ranked: readonly Ranked[], request: Json, collapsing: unknown): Json[] => {
  const { field: by, inner_hits } = only(object(collapsing, 'collapse'), ['field', 'inner_hits'], 'collapse');
  const field = text(by, 'field');
  window.mapping.withDocValues(field);
  const groups = new Map<unknown, Ranked[]>();
  for (const each of ranked) {
    const [value, ...more] = each.document.values.get(field) ?? [];
    if (more.length > 0) throw new Refusal(`[${field}] must have one value to collapse by`);
    groups.set(value, [...(groups.get(value) ?? []), each]);
  }
  const from = natural(request['from'] ?? 0, 'from');
  return [...groups.values()].slice(from, from + natural(request['size'], 'size')).map((group) => {
    const [hit] = present(window, group.slice(0, 1), request);
    if (inner_hits === undefined) return { ...hit };
    const inner = only(object(inner_hits, 'inner_hits'), HITS, 'inner_hits');
    return { ...hit, inner_hits: { [text(inner['name'], 'name')]: innerHits(window, group, inner) } };
  });
};
