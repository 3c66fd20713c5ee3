import type { BrowsingItem, CustomBrowsingPage, SearchDocument } from '@grossist/contracts';
import { type Language, textIn } from '@grossist/domain';
import { validate as isUuid } from 'uuid';
import type { StoredBrowsingItem } from '../../../db/index.ts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { notFound } from '../../../http/failure.ts';
import {
  type CatalogueAccess,
  type CatalogueReader,
  findListMarks,
  findVisibleDocuments,
  markDocuments,
  presentDocument,
  type Reference,
} from '../../catalogue/index.ts';
import { type FirstFound, findFirst, partUrl } from '../find-first.ts';
import { browsingUrl } from './save-browsing-page.ts';

const MOST_FOUND = 12;

/** Returns true if an item still exists: a node may have been deleted since an editor chose it. */
const isThere = (item: StoredBrowsingItem, { nodes }: Reference): boolean =>
  item.nodeCode === '' || nodes.has(item.nodeCode);

const presentItem = (
  item: StoredBrowsingItem,
  total: number,
  documents: SearchDocument[],
  { nodes }: Reference,
  language: Language,
): BrowsingItem => {
  const node = nodes.get(item.nodeCode);
  const nodeName = textIn(node?.names ?? {}, language)?.text ?? '';
  return {
    Type: item.type,
    Title: textIn(item.titles, language)?.text ?? (nodeName || item.searchTerm),
    Url: item.type === 'materials' ? '' : partUrl({ ...item, sortKey: '' }, node?.url),
    ImageUrl: node === undefined ? (documents[0]?.ImageUrl ?? '') : `/media/nodes/${encodeURIComponent(node.code)}.svg`,
    CatalogNodeId: item.nodeCode,
    TotalCount: total,
    Documents: documents,
  };
};

/**
 * Shows a custom browsing page by id or slug with the first materials of its parts. At most four queries for any number of
 * parts. [cat-04]
 * @throws Failure 404
 */
export const showBrowsingPage = ({ db, catalogue }: CatalogueAccess, search: SearchEngine) => {
  const referenceNow = catalogue.reference;
  const firstOf = findFirst(search, MOST_FOUND);
  const documentsOf = findVisibleDocuments(db);
  const marksOf = findListMarks(db);

  const foundOf = async (item: StoredBrowsingItem, reader: CatalogueReader): Promise<FirstFound> => {
    if (item.type === 'materials') return { total: 0, keys: item.sapMaterialNumbers };
    const { searchTerm, nodeCode, selectedFacets } = item;
    return firstOf({ searchTerm, nodeCode, selectedFacets, sortKey: 'relevance' }, reader);
  };

  return async (id: string, reader: CatalogueReader, withDrafts: boolean): Promise<CustomBrowsingPage> => {
    const row = await db
      .selectFrom('browsing_pages')
      .selectAll()
      .where((eb) => (isUuid(id) ? eb.or([eb('id', '=', id), eb('slug', '=', id)]) : eb('slug', '=', id)))
      .$if(!withDrafts, (query) => query.where('is_published', '=', true))
      .executeTakeFirst();
    if (row === undefined) throw notFound('page');
    const reference = await referenceNow();
    const { language } = reader;
    const items = row.items.filter((item) => isThere(item, reference));
    const found = await Promise.all(items.map((item) => foundOf(item, reader)));
    const keys = [...new Set(found.flatMap((each) => each.keys))];
    const [rows, marks] = await Promise.all([documentsOf(keys, reader), marksOf(reader.contactId, keys)]);
    const documents = markDocuments(
      rows.map((each) => presentDocument(each, language)),
      marks,
    );
    const byNumber = new Map(documents.map((document) => [document.ItemSAPMaterialNumber, document]));
    const title = textIn(row.titles, language);
    return {
      Id: row.id,
      Slug: row.slug,
      Url: browsingUrl(row.slug),
      Title: title?.text ?? '',
      Introduction: textIn(row.introductions, language)?.text ?? '',
      Language: title === undefined || title.language === language ? '' : title.language,
      IsPublished: row.is_published,
      Items: items.map((item, index) => {
        const own = (found[index]?.keys ?? []).flatMap((key) => byNumber.get(key) ?? []);
        const total = item.type === 'materials' ? own.length : (found[index]?.total ?? 0);
        return presentItem(item, total, own, reference, language);
      }),
    };
  };
};
