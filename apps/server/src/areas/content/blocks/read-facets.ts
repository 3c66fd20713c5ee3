import { SelectedFacet } from '@grossist/contracts';
import { z } from 'zod';
import type { StoredFacetChoice } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';

const Choices = z.array(SelectedFacet).max(50);
// Half a character and NUL, which no text of the database can hold.
const UNKEEPABLE = /[\p{Surrogate}\0]/u;

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** Facets as a block's settings spell them, `[{Key, Values}]` as JSON. @throws Failure 422 */
export const readFacets = (json: string): StoredFacetChoice[] => {
  if (json.trim() === '') return [];
  const read = Choices.safeParse(parsed(json));
  const texts = read.success ? read.data.flatMap(({ Key, Values }) => [Key, ...Values]) : [];
  if (!read.success || texts.some((text) => UNKEEPABLE.test(text))) {
    throw breaksRule('facets-unreadable', 'The facets are no JSON of [{Key, Values}]', 'SelectedFacetsJson');
  }
  return read.data.map(({ Key, Values }) => ({ key: Key, values: Values }));
};

export const writeFacets = (choices: readonly StoredFacetChoice[]): string =>
  choices.length === 0 ? '' : JSON.stringify(choices.map(({ key, values }) => ({ Key: key, Values: values })));
