/** What editors write around the catalogue: pages, landing pages, blocks; the header and the map of the site. */
export { makeDemoContent, makeDemoShowcase } from './make-demo-content.ts';
export { type ContentDeps, contentRoutes } from './routes.ts';
export { registerSitemap, type SitemapDeps } from './sitemap/register-sitemap.ts';
