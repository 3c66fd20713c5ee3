import type { CheckedInput, ResultTable, searchTable as searchTableCall } from '@grossist/contracts';
import { orderRows, textIn } from '@grossist/domain';
import type { SearchResult } from '@grossist/search-index';
import { askSearch, type CatalogueReader, type Reference, requireNode } from '../../catalogue/index.ts';
import { isBuyer, type Visitor } from '../../identity/index.ts';
import { facetsWanted, presentFacets, valueOrder } from '../presenter/facets.ts';
import type { SearchDeps } from '../queries/search-documents.ts';
import { classOf, readColumns, resultColumns, withoutFeatures } from './result-columns.ts';
import { readSortValues, type SortDeps } from './sort-values.ts';
import { readTableRows } from './table-rows.ts';
import { MOST_PRICED, MOST_ROWS, requireSortable, type TableWanted, tableWanted } from './table-wanted.ts';

export type TableDeps = SearchDeps & SortDeps;

// As many as a class has features; the menu of columns offers all of them.
const FEATURES_OFFERED = 100;

type Body = CheckedInput<typeof searchTableCall>['body'];

const presentClass = (code: string | undefined, { classNames }: Reference, { language }: CatalogueReader) =>
  code === undefined ? null : { Code: code, Name: textIn(classNames.get(code) ?? {}, language)?.text ?? code };

/**
 * Returns search results as a table of their features. At most six statements and three requests: to the search for
 * rows and for columns, and to the ERP where prices sort. [own-sea-04]
 * @throws Failure 403 for prices that the caller may not see, 404 for an unknown node, 422 for an unknown column or a
 * result that is too large to be sorted, 503 while search or ERP are unavailable
 */
export const searchTable = (deps: TableDeps) => {
  const { db, catalogue, search } = deps;
  const referenceNow = catalogue.reference;
  const overridesOf = catalogue.facetOverrides;
  const columnsBefore = readColumns(db);
  const sortValuesOf = readSortValues(deps);
  const rowsOf = readTableRows(deps);

  const find = async (wanted: TableWanted, reader: CatalogueReader) => {
    const overrides = await overridesOf(reader.language);
    const { selectedFacets = [] } = wanted.request;
    const request = {
      ...facetsWanted(overrides, selectedFacets),
      ...wanted.request,
      facetLimit: FEATURES_OFFERED,
      facetCoverage: true,
      offset: 0,
      limit: MOST_ROWS,
    };
    const base = withoutFeatures(selectedFacets);
    const isNarrowed = base.length < selectedFacets.length;
    const [result, unnarrowed] = await Promise.all([
      askSearch(search, (engine) => engine.search(request)),
      isNarrowed && wanted.withColumns
        ? askSearch(search, (engine) => engine.search({ ...request, selectedFacets: base, limit: 0 }))
        : undefined,
    ]);
    return { result, base: unnarrowed ?? result, overrides };
  };

  const pageOf = async (wanted: TableWanted, result: SearchResult, asking: Parameters<typeof sortValuesOf>[2]) => {
    requireSortable(wanted.sort, result.total);
    const keys = result.hits.map(({ key }) => key);
    const sortable = await sortValuesOf(keys, wanted.sort, asking);
    const ordered = orderRows(sortable, valueOrder(asking.reader.locale), wanted.isDescending);
    const { offset, limit } = wanted.request;
    return ordered.slice(offset, offset + limit).map(({ key }) => key);
  };

  return async (body: Body, visitor: Visitor, reader: CatalogueReader, signal: AbortSignal): Promise<ResultTable> => {
    const reference = await referenceNow();
    const wanted = tableWanted(body, visitor, reader, reference);
    const { nodeCode, selectedFacets: selected = [] } = wanted.request;
    if (nodeCode !== undefined) requireNode(reference, nodeCode);
    const { result, base, overrides } = await find(wanted, reader);
    const keys = await pageOf(wanted, result, { visitor, reader, reference, signal });
    const classCode = classOf(base);
    const chosen = wanted.columns ?? (wanted.withColumns ? await columnsBefore(reader.contactId, classCode ?? '') : []);
    const { columns, more } = resultColumns(base, { chosen, selected, reference, reader });
    const codes = columns.map(({ Code }) => Code);
    const shown = new Set(codes);
    const { total } = result;
    return {
      TotalCount: total,
      RowCount: Math.min(total, MOST_ROWS),
      EtimClass: presentClass(classCode, reference, reader),
      Columns: columns,
      MoreColumns: more,
      IsChosen: chosen !== undefined,
      ColumnFacets: presentFacets(
        result.facets.filter(({ key }) => shown.has(key)),
        selected,
        reference,
        reader,
      ),
      FacetsAvailable: presentFacets(result.facets, selected, reference, reader, { overrides, total }),
      CanSort: total <= MOST_ROWS,
      CanSortByPrice: isBuyer(visitor) && total <= MOST_PRICED,
      Rows: await rowsOf(keys, codes, reference, reader),
      Suggestions: result.didYouMean === undefined ? [] : [result.didYouMean],
    };
  };
};
