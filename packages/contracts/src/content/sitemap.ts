import { z } from 'zod';
import { FILE, fileOperation } from '../operation.ts';

const forSearchEngines = {
  area: 'content',
  method: 'GET',
  access: 'anyone',
  alsoAnswers: { 304: 'The caller has the current version' },
} as const;
const xml = { mediaTypes: ['application/xml'], description: 'A sitemap of the protocol of sitemaps.org' } as const;

export const getRobots = fileOperation({
  ...forSearchEngines,
  call: 'own-map-01',
  name: 'getRobots',
  summary: 'What search engines may read',
  path: '/robots.txt',
  file: { mediaTypes: ['text/plain'], description: 'Rules for robots, RFC 9309' },
  response: FILE,
});

export const getSitemap = fileOperation({
  ...forSearchEngines,
  call: 'own-map-02',
  name: 'getSitemap',
  summary: 'Index of the sitemap',
  path: '/sitemap.xml',
  file: xml,
  response: FILE,
});

export const getSitemapFile = fileOperation({
  ...forSearchEngines,
  call: 'own-map-03',
  name: 'getSitemapFile',
  summary: 'One file of the sitemap',
  description: 'The index names the files: `places.xml`, `pages.xml` and the variations.',
  path: '/sitemap/:file',
  failures: [404],
  params: z.object({ file: z.string().describe('Name of the file, as the index has it') }),
  file: xml,
  response: FILE,
});
