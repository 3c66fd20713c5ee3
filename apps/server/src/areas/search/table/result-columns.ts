import type { TableColumn } from '@grossist/contracts';
import { chooseColumns, type FacetSelection, MOST_COLUMNS, textIn } from '@grossist/domain';
import type { SearchFacet, SearchResult } from '@grossist/search-index';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { CatalogueAccess, CatalogueReader, Reference } from '../../catalogue/index.ts';
import { SHOP_FACETS } from '../presenter/visible-facets.ts';
import { knownColumns } from './table-wanted.ts';

/** Share of a result that must be of one class for its columns to be remembered by it. */
const MOSTLY = 0.5;

const isFeature = (key: string): boolean => !SHOP_FACETS.has(key);

/** Removes feature facets from a selection: columns stay the same while features are selected. */
export const withoutFeatures = (selected: readonly FacetSelection[]): FacetSelection[] =>
  selected.filter(({ key }) => !isFeature(key));

/** Returns the class that most of a result is of; undefined without one. */
export const classOf = ({ facets, total }: SearchResult): string | undefined => {
  const values = facets.find(({ key }) => key === 'class')?.values ?? [];
  return values.find(({ count }) => count >= total * MOSTLY)?.value;
};

const coverageOf = ({ coverage, values }: SearchFacet): number =>
  coverage ?? values.reduce((sum, { count }) => sum + count, 0);

/** Returns features of a result with how many of it have each, the most useful first. */
const candidatesOf = (facets: readonly SearchFacet[], reference: Reference) =>
  facets
    .filter(({ key }) => isFeature(key) && reference.features.has(key))
    .map((facet) => ({ code: facet.key, coverage: coverageOf(facet), distinct: facet.total }));

interface Wanted {
  /** Columns that the caller named or chose before. */
  chosen: readonly string[] | undefined;
  selected: readonly FacetSelection[];
  reference: Reference;
  reader: CatalogueReader;
}

interface ResultColumns {
  columns: TableColumn[];
  more: TableColumn[];
}

/**
 * Returns the columns of a table and the features that could be columns too.
 * @param base the result without choices in features
 */
export const resultColumns = (base: SearchResult, { chosen, selected, reference, reader }: Wanted): ResultColumns => {
  const candidates = candidatesOf(base.facets, reference);
  const coverages = new Map(candidates.map(({ code, coverage }) => [code, coverage]));
  const used = new Set(selected.flatMap(({ key, values }) => (values.length > 0 && isFeature(key) ? [key] : [])));
  const automatic = (): string[] => chooseColumns(candidates, base.total, used);
  const codes = chosen === undefined ? automatic() : chosen.slice(0, MOST_COLUMNS);
  const columnOf = (code: string): TableColumn[] => {
    const feature = reference.features.get(code);
    if (feature === undefined) return [];
    const Name = textIn(feature.names, reader.language)?.text ?? code;
    return [{ Code: code, Name, Unit: feature.unit, Coverage: coverages.get(code) ?? 0 }];
  };
  const shown = new Set(codes);
  return {
    columns: codes.flatMap(columnOf),
    more: candidates.filter(({ code }) => !shown.has(code)).flatMap(({ code }) => columnOf(code)),
  };
};

/**
 * Returns the columns that a person chose for tables of a class ('': of several), as far as they chose some. One query.
 */
export const readColumns =
  (db: Database) =>
  async (contactId: string | undefined, classCode: string): Promise<readonly string[] | undefined> => {
    if (contactId === undefined) return undefined;
    const row = await db
      .selectFrom('result_columns')
      .select('columns')
      .where('contact_id', '=', contactId)
      .where('class_code', '=', classCode)
      .executeTakeFirst();
    return row?.columns;
  };

/**
 * Saves the columns of a person's tables of a class; none: back to the default columns. One statement. [own-sea-05]
 * @throws Failure 404 for an unknown class, 422 for an unknown feature
 */
export const saveColumns = ({ db, catalogue }: CatalogueAccess) => {
  const referenceNow = catalogue.reference;
  return async (contactId: string, classCode: string, columns: readonly string[]): Promise<void> => {
    const reference = await referenceNow();
    if (classCode !== '' && !reference.classNames.has(classCode)) throw notFound('class');
    knownColumns(columns, reference);
    await (columns.length === 0
      ? db
          .deleteFrom('result_columns')
          .where('contact_id', '=', contactId)
          .where('class_code', '=', classCode)
          .execute()
      : sql`insert into result_columns (contact_id, class_code, columns)
          values (${contactId}, ${classCode}, ${[...columns]}::text[])
          on conflict (contact_id, class_code) do update set columns = excluded.columns, changed_at = now()`.execute(
          db,
        ));
  };
};
