import { LOCALES, type Locale } from '@grossist/domain';
import { escapeXml } from '../../../markup/escape-xml.ts';

export interface SitemapEntry {
  /** "/variation/1000001", without language. */
  path: string;
  /** Those it is there in; absent: all seven. */
  locales?: readonly Locale[];
  modifiedAt?: Date;
}

/** An address in each language it is there in. Sitemaps 0.9 with Google's alternates. */
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
