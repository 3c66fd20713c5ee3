import type { Texts } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type StoredBrowsingItem, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { CatalogueAccess, Reference } from '../../catalogue/index.ts';
import {
  checkNew,
  checkTitle,
  deletePageTexts,
  lockSeen,
  savedOnce,
  withoutBlanks,
  writePageTexts,
} from '../page-saving.ts';
import type { Saved } from '../pages/save-page.ts';

export interface BrowsingPageGiven {
  /** Absent: a new page. */
  id: string | undefined;
  slug: string;
  titles: Texts;
  introductions: Texts;
  items: readonly StoredBrowsingItem[];
  isPublished: boolean;
  seenVersion: number;
}

export const browsingUrl = (slug: string): string => `/browse/${slug}`;

const checkItems = (items: readonly StoredBrowsingItem[], { nodes }: Reference): void => {
  items.forEach((item, index) => {
    const field = (name: string) => `Items.${index}.${name}`;
    if (item.type === 'node' && item.nodeCode === '') {
      throw breaksRule('item-empty', 'A node is missing', field('CatalogNodeId'));
    }
    if (item.nodeCode !== '' && !nodes.has(item.nodeCode)) {
      throw breaksRule('unknown-node', `There is no catalogue node ${item.nodeCode}`, field('CatalogNodeId'));
    }
    if (item.type === 'search' && item.searchTerm.trim() === '' && item.selectedFacets.length === 0) {
      throw breaksRule('item-empty', 'A search needs a term or facets', field('SearchTerm'));
    }
    if (item.type === 'materials' && item.sapMaterialNumbers.length === 0) {
      throw breaksRule('item-empty', 'Materials are missing', field('SapMaterialNumbers'));
    }
  });
};

const checkMaterials = async (tx: Transaction, items: readonly StoredBrowsingItem[]): Promise<void> => {
  const numbers = [...new Set(items.flatMap((item) => item.sapMaterialNumbers))];
  if (numbers.length === 0) return;
  const rows = await tx
    .selectFrom('materials')
    .select('sap_material_number')
    .where(sql<boolean>`sap_material_number = any(${numbers}::text[])`)
    .execute();
  const known = new Set(rows.map((row) => row.sap_material_number));
  items.forEach(({ sapMaterialNumbers }, index) => {
    const unknown = sapMaterialNumbers.find((number) => !known.has(number));
    if (unknown === undefined) return;
    throw breaksRule('unknown-material', `There is no material ${unknown}`, `Items.${index}.SapMaterialNumbers`);
  });
};

/**
 * Creates or changes a custom browsing page, which the search finds once it is published.
 * @throws Failure 422 naming the wrong field, 404, 409
 */
export const saveBrowsingPage = ({ db, catalogue }: CatalogueAccess) => {
  const referenceNow = catalogue.reference;
  return async (given: BrowsingPageGiven): Promise<Saved> => {
    checkTitle(given.titles, given.isPublished);
    checkItems(given.items, await referenceNow());
    const titles = withoutBlanks(given.titles);
    const introductions = withoutBlanks(given.introductions);
    const row = {
      slug: given.slug,
      titles: JSON.stringify(titles),
      introductions: JSON.stringify(introductions),
      items: JSON.stringify(given.items.map((item) => ({ ...item, titles: withoutBlanks(item.titles) }))),
      is_published: given.isPublished,
    };
    const saved = transaction(db, async (tx) => {
      await checkMaterials(tx, given.items);
      const page = { id: given.id ?? uuidv7(), version: 1 };
      if (given.id === undefined) {
        checkNew(given.seenVersion);
        await tx
          .insertInto('browsing_pages')
          .values({ id: page.id, ...row })
          .execute();
      } else {
        page.version = (await lockSeen(tx, 'browsing_pages', given.id, given.seenVersion)) + 1;
        const changed = { ...row, version: page.version, modified_at: sql<Date>`now()` };
        await tx.updateTable('browsing_pages').set(changed).where('id', '=', given.id).execute();
      }
      if (given.isPublished) {
        const url = browsingUrl(given.slug);
        await writePageTexts(tx, { id: page.id, kind: 'landing', url, titles, texts: [introductions] });
      } else {
        await deletePageTexts(tx, page.id);
      }
      return page;
    });
    return savedOnce(saved, 'slug-taken', `There is a browsing page "${given.slug}" already`, 'Slug');
  };
};
