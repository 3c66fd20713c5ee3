import { present, type Window } from './hits.ts';
import type { Stored } from './mapping.ts';
import { regexpPattern, remembered } from './patterns.ts';
import { testOf } from './queries.ts';
import { type Json, natural, object, only, Refusal, text } from './refusal.ts';
import { sorterOf } from './sorting.ts';

const MOST_BUCKETS = 65_535;
const MOST_EXACT = 40_000;

type Aggregate = (window: Window, documents: readonly Stored[], body: Json, below: unknown) => Json;

const terms: Aggregate = (window, documents, body, below) => {
  only(body, ['field', 'size', 'include', 'collect_mode'], 'terms');
  const field = text(body['field'], 'field');
  window.mapping.withDocValues(field);
  const size = natural(body['size'], 'size');
  if (size < 1 || size > MOST_BUCKETS)
    throw new Refusal('[size] must be greater than 0 and no more than the buckets there may be');
  if (body['collect_mode'] !== undefined && body['collect_mode'] !== 'breadth_first')
    throw new Refusal('The stand-in knows breadth_first only');
  const include =
    body['include'] === undefined ? undefined : remembered(text(body['include'], 'include'), regexpPattern);
  const groups = new Map<string | number, Stored[]>();
  for (const document of documents)
    for (const value of new Set(document.values.get(field)))
      if (include === undefined || include.test(String(value))) {
        const group = groups.get(value);
        if (group === undefined) groups.set(value, [document]);
        else group.push(document);
      }
  const ordered = [...groups].sort(([one, some], [other, more]) => more.length - some.length || (one < other ? -1 : 1));
  const others = ordered.slice(size).reduce((sum, [, group]) => sum + group.length, 0);
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: others,
    buckets: ordered
      .slice(0, size)
      .map(([key, group]) => ({ key, doc_count: group.length, ...aggregate(window, group, below) })),
  };
};

const filter: Aggregate = (window, documents, body, below) => {
  const test = testOf(window.mapping, body);
  const found = documents.filter((document) => test(document) !== undefined);
  return { doc_count: found.length, ...aggregate(window, found, below) };
};

const AGGREGATES: Readonly<Record<string, Aggregate>> = {
  terms,
  filter,
  filters: (window, documents, body, below) => ({
    buckets: Object.fromEntries(
      Object.entries(object(only(body, ['filters'], 'filters')['filters'], 'filters')).map(([name, query]) => [
        name,
        filter(window, documents, object(query, name), below),
      ]),
    ),
  }),
  cardinality: (window, documents, body) => {
    only(body, ['field', 'precision_threshold'], 'cardinality');
    const field = text(body['field'], 'field');
    window.mapping.withDocValues(field);
    if (natural(body['precision_threshold'], 'precision_threshold') > MOST_EXACT)
      throw new Refusal('The stand-in wants a precision_threshold that counts');
    return { value: new Set(documents.flatMap(({ values }) => values.get(field) ?? [])).size };
  },
  top_hits: (window, documents, body) => {
    only(body, ['size', 'sort', '_source', 'docvalue_fields'], 'top_hits');
    const size = natural(body['size'], 'size');
    if (size > window.deepestInner) throw new Refusal(`Top hits result window is too large`);
    const ranked = documents.map((document) => ({ document, score: 1, names: [] }));
    if (body['sort'] !== undefined) ranked.sort(sorterOf(window.mapping, body['sort']));
    const total = { value: documents.length, relation: 'eq' };
    return { hits: { total, hits: present(window, ranked.slice(0, size), body) } };
  },
};

/** What is counted of documents, by the names under which it is asked for. */
export const aggregate = (window: Window, documents: readonly Stored[], asked: unknown): Json => {
  if (asked === undefined) return {};
  return Object.fromEntries(
    Object.entries(object(asked, 'aggs')).map(([name, definition]) => {
      const { aggs, ...kinds } = object(definition, name);
      const [kind = '', ...more] = Object.keys(kinds);
      const make = AGGREGATES[kind];
      if (make === undefined || more.length > 0)
        throw new Refusal(`Unknown aggregation type [${Object.keys(kinds).join()}]`);
      return [name, make(window, documents, object(kinds[kind], kind), aggs)];
    }),
  );
};

/** Aggregations below another are given back beside its own; the outermost by themselves. */
export const aggregations = (window: Window, documents: readonly Stored[], asked: unknown): Json =>
  asked === undefined ? {} : { aggregations: aggregate(window, documents, asked) };
