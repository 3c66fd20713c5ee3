import type { Mapping, Stored } from './mapping.ts';
import { isWithin, regexpPattern, remembered, wildcardPattern } from './patterns.ts';
import { type Json, list, natural, object, only, Refusal, single, text, texts } from './refusal.ts';

/** What a query makes of a document: undefined when it does not find it. */
export interface Match {
  score: number;
  names: readonly string[];
}

export type Test = (document: Stored) => Match | undefined;

const FOUND: Match = { score: 1, names: [] };

const valueTest = (mapping: Mapping, field: string, holds: (value: string) => boolean): Test => {
  mapping.indexed(field);
  return ({ values }) => ((values.get(field) ?? []).some((value) => holds(String(value))) ? FOUND : undefined);
};

/** The settings of a query on one field. */
const onField = (body: unknown, known: readonly string[], kind: string): readonly [string, Json] => {
  const [field, settings] = single(body, kind);
  return [field, only(object(settings, kind), known, kind)];
};

const MOST_TERMS = 65_536;
const MOST_CLAUSES = 1024;

type Maker = (mapping: Mapping, body: unknown) => Test;

const bool: Maker = (mapping, body) => {
  const options = only(object(body, 'bool'), ['filter', 'must', 'should', 'must_not', 'minimum_should_match'], 'bool');
  const tests = (name: string): Test[] => list(options[name] ?? [], name).map((query) => testOf(mapping, query));
  const [filter, must, should, mustNot] = [tests('filter'), tests('must'), tests('should'), tests('must_not')];
  const isRequired = filter.length + must.length > 0;
  const least =
    options['minimum_should_match'] === undefined
      ? Number(should.length > 0 && !isRequired)
      : natural(options['minimum_should_match'], 'minimum_should_match');
  return (document) => {
    if (mustNot.some((test) => test(document) !== undefined)) return undefined;
    const filtered = filter.map((test) => test(document));
    const scored = must.map((test) => test(document));
    const chosen = should.flatMap((test) => test(document) ?? []);
    if ([...filtered, ...scored].includes(undefined) || chosen.length < least) return undefined;
    const counting = [...scored, ...chosen].flatMap((match) => match ?? []);
    return {
      score: counting.reduce((sum, { score }) => sum + score, 0),
      names: [...filtered, ...counting].flatMap((match) => match?.names ?? []),
    };
  };
};

const disMax: Maker = (mapping, body) => {
  const { queries } = only(object(body, 'dis_max'), ['queries'], 'dis_max');
  const tests = list(queries, 'queries').map((query) => testOf(mapping, query));
  if (tests.length === 0) throw new Refusal('[dis_max] requires queries');
  return (document) => {
    const matches = tests.flatMap((test) => test(document) ?? []);
    if (matches.length === 0) return undefined;
    return { score: Math.max(...matches.map(({ score }) => score)), names: matches.flatMap(({ names }) => names) };
  };
};

const constantScore: Maker = (mapping, body) => {
  const options = only(object(body, 'constant_score'), ['filter', 'boost', '_name'], 'constant_score');
  const filter = testOf(mapping, options['filter']);
  const score = options['boost'] ?? 1;
  if (typeof score !== 'number' || score < 0) throw new Refusal('[boost] must not be negative');
  const named = options['_name'] === undefined ? [] : [text(options['_name'], '_name')];
  return (document) => {
    const match = filter(document);
    return match && { score, names: [...named, ...match.names] };
  };
};

const MAKERS: Readonly<Record<string, Maker>> = {
  bool,
  dis_max: disMax,
  constant_score: constantScore,
  match_all: (_, body) => {
    only(object(body, 'match_all'), [], 'match_all');
    return () => FOUND;
  },
  terms: (mapping, body) => {
    const [field, values] = single(body, 'terms');
    const wanted = new Set(texts(values, 'terms'));
    if (wanted.size > MOST_TERMS) throw new Refusal('too many terms');
    return valueTest(mapping, field, (value) => wanted.has(value));
  },
  prefix: (mapping, body) => {
    const [field, options] = onField(body, ['value'], 'prefix');
    const start = text(options['value'], 'prefix');
    return valueTest(mapping, field, (value) => value.startsWith(start));
  },
  wildcard: (mapping, body) => {
    const [field, options] = onField(body, ['value'], 'wildcard');
    const pattern = remembered(text(options['value'], 'wildcard'), wildcardPattern);
    return valueTest(mapping, field, (value) => pattern.test(value));
  },
  regexp: (mapping, body) => {
    const [field, options] = onField(body, ['value', 'flags'], 'regexp');
    if (options['flags'] !== 'NONE') throw new Refusal('The stand-in knows patterns without flags only');
    const pattern = remembered(text(options['value'], 'regexp'), regexpPattern);
    return valueTest(mapping, field, (value) => pattern.test(value));
  },
  range: (mapping, body) => {
    const [field, options] = onField(body, ['gte', 'lte'], 'range');
    const [from, to] = [text(options['gte'], 'gte'), text(options['lte'], 'lte')];
    if (mapping.indexed(field).type !== 'keyword') throw new Refusal('The stand-in knows ranges of keywords only');
    return valueTest(mapping, field, (value) => value >= from && value <= to);
  },
  fuzzy: (mapping, body) => {
    const known = ['value', 'fuzziness', 'prefix_length', 'max_expansions', 'transpositions'];
    const [field, options] = onField(body, known, 'fuzzy');
    const [value, start] = [text(options['value'], 'value'), natural(options['prefix_length'], 'prefix_length')];
    const edits = natural(options['fuzziness'], 'fuzziness');
    if (edits > 2 || options['transpositions'] !== true)
      throw new Refusal('[fuzzy] at most two edits, with transpositions');
    if (natural(options['max_expansions'], 'max_expansions') > MOST_CLAUSES)
      throw new Refusal('[fuzzy] too many expansions');
    return valueTest(
      mapping,
      field,
      (each) =>
        each.slice(0, start) === value.slice(0, start) && isWithin(value.slice(start), each.slice(start), edits),
    );
  },
  exists: (mapping, body) => {
    const field = text(only(object(body, 'exists'), ['field'], 'exists')['field'], 'field');
    mapping.indexed(field);
    return ({ values }) => (values.has(field) ? FOUND : undefined);
  },
};

/** A query as a test of documents. */
export const testOf = (mapping: Mapping, query: unknown): Test => {
  const [kind, body] = single(query, 'query');
  const make = MAKERS[kind];
  if (make === undefined) throw new Refusal(`unknown query [${kind}]`);
  return make(mapping, body);
};

/** How many clauses a query has, of which a cluster takes 1,024. */
export const checkClauses = (query: unknown): void => {
  const count = (value: unknown): number => {
    if (Array.isArray(value)) return value.reduce((sum: number, each: unknown) => sum + count(each), 0);
    if (typeof value !== 'object' || value === null) return 0;
    return Object.entries(value).reduce(
      (sum, [key, each]) =>
        sum + (key in MAKERS && !['bool', 'dis_max', 'constant_score'].includes(key) ? 1 : count(each)),
      0,
    );
  };
  const clauses = count(query);
  if (clauses > MOST_CLAUSES) throw new Refusal(`maxClauseCount is set to ${MOST_CLAUSES}, the query has ${clauses}`);
};
