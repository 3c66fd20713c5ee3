import { GUIDE_PAGES } from './guide-pages.ts';
import { ORDERING_PAGES } from './ordering-pages.ts';
import type { DemoPage } from './page.ts';
import { SERVICE_PAGES } from './service-pages.ts';

/** In the order that the shop lists them. */
export const DEMO_PAGES: readonly DemoPage[] = [...ORDERING_PAGES, ...SERVICE_PAGES, ...GUIDE_PAGES];
