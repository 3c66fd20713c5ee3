import type { FeatureValue } from '@grossist/catalogue-formats';
import type { SearchDocument } from '@grossist/contracts';
import { type Texts, textIn } from '@grossist/domain';
import type { SearchRequest, SearchResult } from '@grossist/search-index';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import {
  askSearch,
  type CatalogueAccess,
  type CatalogueReader,
  featureText,
  findListMarks,
  markDocuments,
  presentDocument,
  type Reference,
  requireNode,
} from '../../catalogue/index.ts';

const MOST_ATTRIBUTES = 6;
const LONGEST_DESCRIPTION = 300;

interface DetailRow {
  sap_material_number: string;
  descriptions: Texts;
  product_descriptions: Texts;
  features: Readonly<Record<string, FeatureValue>>;
  /** Those of the material, the most useful first. */
  feature_codes: string[];
}

const readDetails = async (db: Database, keys: readonly string[]): Promise<ReadonlyMap<string, DetailRow>> => {
  const { rows } = await sql<DetailRow>`
    select m.sap_material_number, m.descriptions, p.descriptions as product_descriptions, m.features,
      array(select f.value ->> 'code' from jsonb_array_elements(c.features) with ordinality f (value, place)
        where m.features ? (f.value ->> 'code') order by f.place limit ${MOST_ATTRIBUTES}) as feature_codes
    from materials m join products p on p.code = m.product_code
    left join etim_classes_known c on c.code = coalesce(m.class_code, p.class_code)
    where m.sap_material_number = any(${keys}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.sap_material_number, row]));
};

const attributesOf = (row: DetailRow, { features }: Reference, { locale, language }: CatalogueReader) =>
  row.feature_codes.flatMap((code) => {
    const feature = features.get(code);
    const value = row.features[code];
    if (feature === undefined || value === undefined || value === null) return [];
    return [
      {
        Code: code,
        Name: textIn(feature.names, language)?.text ?? code,
        Value: featureText(value, (known) => feature.values.get(known), locale),
        Unit: feature.unit,
      },
    ];
  });

const beginning = (text: string): string =>
  text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1).trimEnd()}…`;

/** Adds what the full view shows to documents: the beginning of the description, six attributes. One query. [sea-02] */
const fullDocuments = ({ db, catalogue }: CatalogueAccess) => {
  const referenceNow = catalogue.reference;
  return async (documents: readonly SearchDocument[], reader: CatalogueReader): Promise<SearchDocument[]> => {
    if (documents.length === 0) return [];
    const reference = await referenceNow();
    const details = await readDetails(
      db,
      documents.map((document) => document.ItemSAPMaterialNumber),
    );
    return documents.map((document) => {
      const row = details.get(document.ItemSAPMaterialNumber);
      if (row === undefined) return { ...document, Description: '', Attributes: [] };
      const description =
        textIn(row.descriptions, reader.language) ?? textIn(row.product_descriptions, reader.language);
      return {
        ...document,
        Description: beginning(description?.text ?? ''),
        Attributes: attributesOf(row, reference, reader),
      };
    });
  };
};

export interface SearchDeps extends CatalogueAccess {
  search: SearchEngine;
}

interface FoundDocuments {
  documents: SearchDocument[];
  result: SearchResult;
}

/** Loads documents by their SAP numbers, as a request for a query and view shows them. */
type LoadDocuments = (
  keys: readonly string[],
  reader: CatalogueReader,
  isFull?: boolean,
  query?: string,
) => Promise<SearchDocument[]>;

/**
 * Loads documents without the marks of the reader's lists, with the pieces where the query is a carton of one: one query,
 * one more for the full view.
 */
export const unmarkedDocuments = ({ db, catalogue }: CatalogueAccess): LoadDocuments => {
  const filled = fullDocuments({ db, catalogue });
  return async (keys, reader, isFull = false, query) => {
    const rows = await catalogue.documents(keys, reader.market);
    const documents = rows.map((row) => presentDocument(row, reader.language, query));
    return isFull ? filled(documents, reader) : documents;
  };
};

/** Loads documents with the marks of the reader's lists: one query more. */
export const readDocuments = (access: CatalogueAccess): LoadDocuments => {
  const documentsOf = unmarkedDocuments(access);
  const marksOf = findListMarks(access.db);
  return async (keys, reader, isFull, query) => {
    const [documents, marks] = await Promise.all([
      documentsOf(keys, reader, isFull, query),
      marksOf(reader.contactId, keys),
    ]);
    return markDocuments(documents, marks);
  };
};

/** Loads a page of documents in the engine's order, while the engine counts facets if it streams hits first. */
export const searchDocuments = (deps: SearchDeps, documentsOf: LoadDocuments = readDocuments(deps)) => {
  const { search } = deps;
  return async (request: SearchRequest, reader: CatalogueReader, isFull = false): Promise<FoundDocuments> => {
    let early: Promise<SearchDocument[]> | undefined;
    const readEarly = (keys: readonly string[]): void => {
      early = documentsOf(keys, reader, isFull, request.query);
      // A load error is thrown where the result is awaited; a failed search never awaits it.
      early.catch(() => undefined);
    };
    const result = await askSearch(search, (engine) => engine.search(request, readEarly));
    const keys = result.hits.map(({ key }) => key);
    return { documents: await (early ?? documentsOf(keys, reader, isFull, request.query)), result };
  };
};

/**
 * Returns the SAP numbers of a page of a search in its order, and how many materials the search found.
 * @throws Failure 404 for a node that does not exist, 503 while the search is not available
 */
export const searchNumbers = ({ catalogue, search }: Omit<SearchDeps, 'db'>) => {
  const referenceNow = catalogue.reference;
  return async (request: SearchRequest): Promise<{ numbers: readonly string[]; total: number }> => {
    if (request.nodeCode !== undefined) requireNode(await referenceNow(), request.nodeCode);
    const { hits, total } = await askSearch(search, (engine) => engine.search(request));
    return { numbers: hits.map(({ key }) => key), total };
  };
};
