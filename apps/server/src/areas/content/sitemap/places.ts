import type { Database } from '../../../db/index.ts';
import { referenceOf, vendorUrl } from '../../catalogue/index.ts';
import { browsingUrl } from '../browsing/save-browsing-page.ts';
import { FRONT } from '../landing/landing-url.ts';
import { pageUrl } from '../pages/save-page.ts';
import type { SitemapEntry } from './entry.ts';

const MOST_OF_A_KIND = 15_000;

/** Front page, catalogue nodes and vendors. */
export const placeEntries = async (db: Database): Promise<SitemapEntry[]> => {
  const { nodes, supplierNames } = await referenceOf(db)();
  return [
    { path: '/' },
    { path: '/catalogue' },
    { path: '/contact' },
    ...[...nodes.values()].slice(0, MOST_OF_A_KIND).map(({ url }) => ({ path: url })),
    ...[...supplierNames.keys()].slice(0, MOST_OF_A_KIND).map((code) => ({ path: vendorUrl(code) })),
  ];
};

/** Pages that editors have published. Three queries. */
export const pageEntries = async (db: Database): Promise<SitemapEntry[]> => {
  const pages = await db
    .selectFrom('pages')
    .select(['slug', 'modified_at'])
    .where('is_published', '=', true)
    .orderBy('slug')
    .limit(MOST_OF_A_KIND)
    .execute();
  const landing = await db
    .selectFrom('landing_pages')
    .select(['key', 'modified_at'])
    .where('is_published', '=', true)
    .where('type', '=', 'custom')
    .where('key', '<>', FRONT)
    .orderBy('key')
    .limit(MOST_OF_A_KIND)
    .execute();
  const browsing = await db
    .selectFrom('browsing_pages')
    .select(['slug', 'modified_at'])
    .where('is_published', '=', true)
    .orderBy('slug')
    .limit(MOST_OF_A_KIND)
    .execute();
  return [
    ...pages.map(({ slug, modified_at }) => ({ path: pageUrl(slug), modifiedAt: modified_at })),
    ...landing.map(({ key, modified_at }) => ({ path: `/landing/${key}`, modifiedAt: modified_at })),
    ...browsing.map(({ slug, modified_at }) => ({ path: browsingUrl(slug), modifiedAt: modified_at })),
  ];
};
