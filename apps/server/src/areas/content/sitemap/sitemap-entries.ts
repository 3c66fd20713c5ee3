/** Entries of the sitemap: places, pages and variations. */

import { LOCALES, type Locale, type Market, marketOfLocale } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { escapeXml } from '../../../markup/escape-xml.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import { type CatalogueAccess, variationUrl, vendorUrl } from '../../catalogue/index.ts';
import { browsingUrl } from '../browsing/save-browsing-page.ts';
import { FRONT } from '../landing/save-landing-page.ts';
import { pageUrl } from '../pages/save-page.ts';

export interface SitemapEntry {
  /** "/variation/1000001", without language. */
  path: string;
  /** Locales of the page; absent: all seven. */
  locales?: readonly Locale[];
  modifiedAt?: Date;
}

/** Writes an entry for each locale of a page. Sitemaps 0.9 with Google's alternates. */
export const entryXml = (base: string, { path, locales = LOCALES, modifiedAt }: SitemapEntry): string => {
  const alternate = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;
  return [
    `<url><loc>${escapeXml(`${base}${path}`)}</loc>`,
    modifiedAt === undefined ? '' : `<lastmod>${modifiedAt.toISOString()}</lastmod>`,
    ...locales.map((locale) => alternate(locale, `${base}/${locale}${path === '/' ? '' : path}`)),
    alternate('x-default', `${base}${path}`),
    '</url>\n',
  ].join('');
};

export const URLSET_BEGINS =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
  ' xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
export const URLSET_ENDS = '</urlset>\n';

export const indexXml = (base: string, files: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...files.map((file) => `<sitemap><loc>${escapeXml(`${base}/sitemap/${file}`)}</loc></sitemap>\n`),
    '</sitemapindex>\n',
  ].join('');

const MOST_OF_A_KIND = 15_000;

/** Returns entries of the front page, catalogue nodes and vendors. */
export const placeEntries = async ({ catalogue }: Pick<CatalogueAccess, 'catalogue'>): Promise<SitemapEntry[]> => {
  const { nodes, supplierNames } = await catalogue.reference();
  return [
    { path: '/' },
    { path: '/catalogue' },
    { path: '/contact' },
    ...[...nodes.values()].slice(0, MOST_OF_A_KIND).map(({ url }) => ({ path: url })),
    ...[...supplierNames.keys()].slice(0, MOST_OF_A_KIND).map((code) => ({ path: vendorUrl(code) })),
  ];
};

/** Returns entries of published pages. Three queries. */
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

/** With eight URLs an entry some 20 MB: well below the limits of a sitemap (50 MB, 50,000 URLs). */
const VARIATIONS_IN_A_FILE = 20_000;
const ROWS_AT_ONCE = 1000;

/** Returns the first SAP number of each file of variations. One query. */
export const fileBeginnings = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ number: string }>`
    select number from (
      select sap_material_number as number, row_number() over (order by sap_material_number) as place
      from materials where status <> '40'
    ) placed where place % ${VARIATIONS_IN_A_FILE} = 1 order by number`.execute(db);
  return rows.map(({ number }) => number);
};

/** Returns a stamp that changes when a variation of the file, or the assortments that hide materials, may have changed. One query. */
export const fileStamp = async (db: Database, from: string): Promise<string> => {
  const { rows } = await sql<{ stamp: string }>`
    select concat_ws(' ', count(*), max(changed_at), max(number), (select count(*) from assortment_entries),
      (select count(*) from assortments where type = 'exclusive')) as stamp
    from (
      select sap_material_number as number, changed_at from materials
      where status <> '40' and sap_material_number >= ${from}
      order by sap_material_number limit ${VARIATIONS_IN_A_FILE}
    ) file`.execute(db);
  return rows[0]?.stamp ?? '';
};

interface Row {
  number: string;
  code: string;
  markets: Market[];
  changed_at: Date;
  is_visible: boolean;
}

/** Yields the public variations of a file, a thousand at a time. */
export async function* fileEntries(db: Database, from: string): AsyncGenerator<SitemapEntry> {
  let next = from;
  let isFirst = true;
  for (let read = 0; read < VARIATIONS_IN_A_FILE; read += ROWS_AT_ONCE) {
    const { rows } = await sql<Row>`
      select m.sap_material_number as number, m.code, m.markets, m.changed_at, ${visibleMaterial({})} as is_visible
      from materials m
      where m.status <> '40' and m.sap_material_number >= ${next} and (${isFirst} or m.sap_material_number <> ${next})
      order by m.sap_material_number limit ${ROWS_AT_ONCE}`.execute(db);
    for (const { code, markets, changed_at, is_visible } of rows) {
      const locales = LOCALES.filter((locale) => markets.includes(marketOfLocale(locale)));
      if (is_visible && locales.length > 0) yield { path: variationUrl(code), locales, modifiedAt: changed_at };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return;
    next = last.number;
    isFirst = false;
  }
}
