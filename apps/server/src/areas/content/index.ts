/** Editorial content: pages, landing pages, blocks, the header and the sitemap. */
export { makeDemoContent, makeDemoShowcase } from './make-demo-content.ts';
export { type ContentDeps, contentRoutes } from './routes.ts';
export { registerSitemap, type SitemapDeps } from './sitemap/register-sitemap.ts';
