import { LOCALES } from '@grossist/domain';

/** Pages that are somebody's own, or endless. */
const NOT_FOR_ROBOTS = ['/cart', '/orders', '/order', '/sign-in', '/search', '/editor'];

/** What robots may read: the catalogue and the pages, in every language. */
export const robotsText = (base: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...NOT_FOR_ROBOTS.flatMap((path) => [
      `Disallow: ${path}`,
      ...LOCALES.map((locale) => `Disallow: /${locale}${path}`),
    ]),
    '',
    `Sitemap: ${base}/sitemap.xml`,
    '',
  ].join('\n');
