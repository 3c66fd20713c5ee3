import type { CatalogueAccess } from '../catalogue/index.ts';
/** Makes the demo’s editorial content. */

import { MARKETS, type Texts } from '@grossist/domain';
import type { Database } from '../../db/index.ts';
import type { Erp } from '../../gateways/erp/port.ts';
import { saveBlock } from './blocks/save-block.ts';
import { saveBrowsingPage } from './browsing/save-browsing-page.ts';
import { saveContextualHeader } from './contextual-header/contextual-header.ts';
import { GUIDE_PAGES } from './data/guide-pages.ts';
import { ORDERING_PAGES } from './data/ordering-pages.ts';
import type { DemoPage } from './data/page.ts';
import { SERVICE_PAGES } from './data/service-pages.ts';
import { DEMO_BLOCKS, DEMO_BUNDLE, DEMO_HEADER, DEMO_LIGHT, DEMO_VENDOR } from './data/showcase.ts';
import { saveLandingPage } from './landing/save-landing-page.ts';
import { savePage } from './pages/save-page.ts';

/** All pages in their order. */
const DEMO_PAGES: readonly DemoPage[] = [...ORDERING_PAGES, ...SERVICE_PAGES, ...GUIDE_PAGES];

/** Makes the demo wholesaler's pages when there are none yet; never changes an editor's pages. */
export const makeDemoContent = (db: Database) => {
  const save = savePage(db);
  return async (): Promise<void> => {
    const some = await db.selectFrom('pages').select('id').limit(1).executeTakeFirst();
    if (some !== undefined) return;
    for (const [index, { slug, kind, titles, introductions, bodies }] of DEMO_PAGES.entries()) {
      await save({
        id: undefined,
        slug,
        kind,
        titles,
        introductions,
        bodies,
        position: (index + 1) * 10,
        isPublished: true,
        seenVersion: 0,
      });
    }
  };
};

const EDITOR = 'Grossist';
const MOST_VENDORS = 1000;

const isEmpty = async (
  db: Database,
  table: 'contextual_header' | 'landing_pages' | 'browsing_pages' | 'vendor_texts',
) => (await db.selectFrom(table).select('version').limit(1).executeTakeFirst()) === undefined;

const withName = (texts: Texts, name: string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text.replace('{name}', name)]));

/**
 * Makes the demo's header, blocks, landing pages, browsing page and texts of vendors, each only where editors have none
 * of its kind.
 */
export const makeDemoShowcase = (access: CatalogueAccess, erp: Erp) => {
  const { db, catalogue } = access;
  const nodesNow = catalogue.reference;
  const saveOfHeader = saveContextualHeader(db);
  const saveOfBlock = saveBlock(access);
  const saveOfLanding = saveLandingPage(access, erp);
  const saveOfBrowsing = saveBrowsingPage(access);

  const landing = {
    heroImageUrl: '',
    heroTexts: {},
    heroLinkUrl: '',
    isPublished: true,
    seenVersion: 0,
    editor: EDITOR,
  };

  const makeLandingPages = async (): Promise<void> => {
    const { nodes } = await nodesNow();
    const blocks = DEMO_BLOCKS.filter(({ nodeCode }) => nodes.has(nodeCode));
    for (const block of blocks) {
      const shown = { searchTerm: '', selectedFacetsJson: '', sortKey: 'popularity' as const, displayName: '' };
      await saveOfBlock({ ...block, ...shown, nodeUrl: '', seenVersion: undefined });
    }
    const { key, titles, introductions } = DEMO_LIGHT;
    const blockIds = blocks.map(({ blockId }) => blockId);
    await saveOfLanding({ ...landing, id: undefined, type: 'custom', key, titles, introductions, blockIds });
    const ids = MARKETS.map((market) => `${DEMO_BUNDLE.code}-${market}`);
    const { bundles } = await erp.bundles({ ids, offset: 0, limit: ids.length });
    for (const { id } of bundles) {
      const texts = { titles: DEMO_BUNDLE.titles, introductions: DEMO_BUNDLE.introductions };
      await saveOfLanding({ ...landing, ...texts, id: undefined, type: 'bundle', key: id, blockIds: [] });
    }
  };

  const makeBrowsingPage = async (): Promise<void> => {
    const { nodes } = await nodesNow();
    const { key, titles, introductions } = DEMO_LIGHT;
    const items = DEMO_BLOCKS.filter(({ nodeCode }) => nodes.has(nodeCode)).map(({ nodeCode, titles: own }) => ({
      type: 'node' as const,
      titles: own,
      nodeCode,
      searchTerm: '',
      selectedFacets: [],
      sapMaterialNumbers: [],
    }));
    const page = { slug: key, titles, introductions, items, isPublished: true, seenVersion: 0 };
    await saveOfBrowsing({ ...page, id: undefined });
  };

  const makeVendorTexts = async (): Promise<void> => {
    const vendors = await db
      .selectFrom('suppliers')
      .select(['code', 'name'])
      .orderBy('code')
      .limit(MOST_VENDORS)
      .execute();
    if (vendors.length === 0) return;
    await db
      .insertInto('vendor_texts')
      .values(
        vendors.map(({ code, name }) => ({
          supplier_code: code,
          descriptions: JSON.stringify(withName(DEMO_VENDOR, name)),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };

  return async (): Promise<void> => {
    if (await isEmpty(db, 'contextual_header')) {
      const shown = { breakpoints: ['mobile' as const, 'large_tablet' as const, 'desktop' as const], isOpen: false };
      await saveOfHeader({ ...DEMO_HEADER, ...shown, isPublished: true, seenVersion: 0, editor: EDITOR });
    }
    if (await isEmpty(db, 'landing_pages')) await makeLandingPages();
    if (await isEmpty(db, 'browsing_pages')) await makeBrowsingPage();
    if (await isEmpty(db, 'vendor_texts')) await makeVendorTexts();
  };
};
