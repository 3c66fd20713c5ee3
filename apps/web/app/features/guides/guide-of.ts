import type { MessageKey } from '../../i18n/index.ts';
import type { GuideType } from './guide-types.ts';

export interface Guide {
  type: GuideType;
  title: MessageKey;
  text: MessageKey;
  /** The shop's page that says more, where an editor has published it. */
  slug?: string;
  /** It is about a keyboard, and nothing to who has a phone. */
  isOfKeys?: boolean;
}

interface GuidedPage {
  /** The beginning of the addresses, without the language. */
  path: string;
  guide: Guide;
}

const GUIDED: readonly GuidedPage[] = [
  {
    path: '/search',
    guide: { type: 'search', title: 'guides.search', text: 'guides.search.text', slug: 'search-tips' },
  },
  {
    path: '/variation/',
    guide: { type: 'variation', title: 'guides.variation', text: 'guides.variation.text', slug: 'prices-and-stock' },
  },
  { path: '/orders', guide: { type: 'orders', title: 'guides.orders', text: 'guides.orders.text' } },
  {
    path: '/cart',
    guide: { type: 'cart', title: 'guides.cart', text: 'guides.cart.text', slug: 'quick-order', isOfKeys: true },
  },
];

const isAt = (path: string, place: string): boolean =>
  path === place || path.startsWith(place.endsWith('/') ? place : `${place}/`);

/** The guide to a page of the shop, by its address without the language. */
export const guideOf = (path: string): Guide | undefined => GUIDED.find((page) => isAt(path, page.path))?.guide;
