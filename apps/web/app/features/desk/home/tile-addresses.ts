import type { DeskEntry, DeskTileKind } from '@grossist/contracts';
import type { MessageKey } from '../../../i18n/index.ts';

/** A list where all of a kind is handled; without a name "Show all". */
export interface TileList {
  to: string;
  name?: MessageKey;
}

interface TileAddresses {
  lists: readonly TileList[];
  /** Where one entry is handled. */
  of: (entry: DeskEntry) => string;
}

const draftAddress = ({ Note, Id }: DeskEntry): string => {
  if (Note === 'landing') {
    const [type = '', ...key] = Id.split('/');
    return `/editor/landing/${type}/${encodeURIComponent(key.join('/'))}`;
  }
  return `/editor/${Note === 'browsing' ? 'browsing' : 'pages'}/page/${encodeURIComponent(Id)}`;
};

const LISTS_OF_PAGES: readonly TileList[] = [
  { to: '/editor/landing', name: 'editing.landing' },
  { to: '/editor/browsing', name: 'editing.browsing' },
  { to: '/editor/pages', name: 'editing.pages' },
];

const ASSORTMENTS = '/assortments/assortment';

/** A relation that is gone may leave no trace of its assortment. */
const assortmentAddress = ({ Id }: DeskEntry): string => (Id === '' ? ASSORTMENTS : `${ASSORTMENTS}?id=${Id}`);

/** Addresses without locale. */
export const TILE_ADDRESSES: Record<DeskTileKind, TileAddresses> = {
  imports: { lists: [{ to: '/editor/imports' }], of: ({ Id }) => `/editor/imports/${Id}` },
  feedback: { lists: [{ to: '/editor/feedback' }], of: () => '/editor/feedback' },
  'empty-searches': {
    lists: [{ to: '/editor/reports?period=days7' }],
    of: ({ Name }) => `/editor/reports?period=days7&query=${encodeURIComponent(Name)}`,
  },
  drafts: { lists: LISTS_OF_PAGES, of: draftAddress },
  'failed-operations': {
    lists: [{ to: '/support/matters' }],
    of: ({ Note }) => `/support/matters?kind=${Note}`,
  },
  validations: { lists: [{ to: '/support/validation/log' }], of: ({ Id }) => `/support/validation/${Id}` },
  'locked-people': {
    lists: [{ to: '/support/people' }],
    of: ({ Id }) => `/support/people?find=${encodeURIComponent(Id)}`,
  },
  messages: { lists: [{ to: '/operations/messages?state=failed' }], of: ({ Id }) => `/operations/messages/${Id}` },
  'assortment-changes': { lists: [{ to: ASSORTMENTS }], of: assortmentAddress },
  'customers-without-assortment': {
    lists: [{ to: '/assortments/company' }],
    of: ({ Id }) => `/assortments/company?id=${Id}`,
  },
  'hidden-materials': { lists: [{ to: ASSORTMENTS }], of: assortmentAddress },
};
