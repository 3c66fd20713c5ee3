export * from './action-blocks.ts';
export * from './browsing-pages.ts';
export * from './bundle-pages.ts';
export * from './header.ts';
export * from './landing-pages.ts';
export * from './pages.ts';
export * from './sitemap.ts';
export * from './translations.ts';
