import type { AnalyticsEvent } from '@grossist/contracts';
import { readStored, writeStored } from '../client/browser-store.ts';

export type Placement = Extract<AnalyticsEvent, { event: 'product_viewed' }>['properties']['placement'];

const OF_RECOMMENDATIONS: Readonly<Record<string, Placement>> = {
  home: 'recommendation-home',
  product: 'recommendation-product',
  cart: 'recommendation-cart',
};

/** The beginnings of the pages' addresses, without their language. */
const OF_PAGES: readonly (readonly [path: string, placement: Placement])[] = [
  ['/search', 'search'],
  ['/catalogue', 'catalog'],
  ['/variation/', 'product'],
  ['/vendors', 'vendor'],
  ['/landing/', 'landing-page'],
  ['/browse/', 'landing-page'],
  ['/lists', 'list'],
  ['/favourites', 'list'],
  ['/kits', 'kit'],
  ['/kit-templates', 'kit'],
  ['/pdf-catalogues', 'pdf-catalog'],
  ['/orders', 'reorder'],
  ['/cart', 'cart'],
];

/** Returns the placement that a page is, by its path without the language. */
export const placementOfPage = (path: string): Placement => {
  if (path === '/') return 'home';
  return OF_PAGES.find(([start]) => path.startsWith(start))?.[1] ?? 'other';
};

/** Returns the placement of an element: recommendations or the search box take precedence over the page. */
export const placementOfElement = (element: Element | null, path: string): Placement => {
  const row = element?.closest<HTMLElement>('[data-placement]')?.dataset.placement;
  const recommended = row === undefined ? undefined : OF_RECOMMENDATIONS[row];
  if (recommended !== undefined) return recommended;
  return element?.closest('[role=option]') ? 'suggestion' : placementOfPage(path);
};

const PLACEMENTS: ReadonlySet<string> = new Set<Placement>([
  ...OF_PAGES.map(([, placement]) => placement),
  ...Object.values(OF_RECOMMENDATIONS),
  'suggestion',
  'home',
  'order-lines',
  'other',
]);
const isPlacement = (value: unknown): value is Placement => typeof value === 'string' && PLACEMENTS.has(value);

/** Materials whose placement is remembered; beyond them the oldest are forgotten. */
const MOST_REMEMBERED = 500;

interface PlacementMemory {
  remember(material: string, placement: Placement): void;
  of(material: string): Placement | undefined;
}

/** Remembers for each material in which placement it was opened or added, over pages and tabs, in the browser's storage. */
export const placementMemory = (name: 'opened' | 'added'): PlacementMemory => {
  const read = (): [string, Placement][] => {
    const stored = readStored(name);
    return Object.entries(typeof stored === 'object' ? { ...stored } : {}).filter(
      (entry): entry is [string, Placement] => isPlacement(entry[1]),
    );
  };
  return {
    remember: (material, placement) => {
      // With a prefix, since objects put names that are numbers in order.
      const others = read().filter(([key]) => key !== `m${material}`);
      writeStored(name, Object.fromEntries([...others, [`m${material}`, placement]].slice(-MOST_REMEMBERED)));
    },
    of: (material) => new Map(read()).get(`m${material}`),
  };
};
