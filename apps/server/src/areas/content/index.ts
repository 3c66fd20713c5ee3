/** What editors write around the catalogue: pages, landing pages, blocks; the header and the map of the site. */
export { makeDemoContent } from './make-demo-content.ts';
export { makeDemoShowcase } from './make-demo-showcase.ts';
export { type ContentDeps, contentRoutes } from './routes.ts';
export { registerSitemap, type SitemapDeps } from './sitemap/register-sitemap.ts';
