import type { DeskEntry, DeskEntryNote, DeskTileKind } from '@grossist/contracts';
import type { MessageKey } from '../../../i18n/index.ts';

/** A list where all of a kind is handled; without a name "Show all". */
interface TileList {
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

interface TileWords {
  title: MessageKey;
  /** Shown when nothing waits. */
  none: MessageKey;
  /** What the number of an entry counts. */
  number?: MessageKey;
}

export const TILE_WORDS: Record<DeskTileKind, TileWords> = {
  imports: { title: 'desk.imports', none: 'desk.imports.none', number: 'desk.refused' },
  feedback: { title: 'desk.feedback', none: 'desk.feedback.none' },
  'empty-searches': {
    title: 'desk.emptySearches',
    none: 'desk.emptySearches.none',
    number: 'desk.searches',
  },
  drafts: { title: 'desk.drafts', none: 'desk.drafts.none' },
  'failed-operations': { title: 'desk.failedOperations', none: 'desk.failedOperations.none' },
  validations: { title: 'desk.validations', none: 'desk.validations.none', number: 'desk.lines' },
  'locked-people': { title: 'desk.lockedPeople', none: 'desk.lockedPeople.none', number: 'desk.failures' },
  messages: { title: 'desk.messages', none: 'desk.messages.none' },
  'assortment-changes': { title: 'desk.assortmentChanges', none: 'desk.assortmentChanges.none' },
  'customers-without-assortment': { title: 'desk.withoutAssortment', none: 'desk.withoutAssortment.none' },
  'hidden-materials': { title: 'desk.hiddenMaterials', none: 'desk.hiddenMaterials.none', number: 'desk.entries' },
};

const NOTES: Readonly<Record<Exclude<DeskEntryNote, '' | 'refused'>, MessageKey>> = {
  failed: 'desk.note.failed',
  stopped: 'desk.note.stopped',
  'dry-run': 'desk.note.dry-run',
  landing: 'desk.note.landing',
  browsing: 'desk.note.browsing',
  page: 'desk.note.page',
  'order-given-up': 'desk.note.order-given-up',
  'charge-failed': 'desk.note.charge-failed',
  'release-failed': 'desk.note.release-failed',
  added: 'desk.note.added',
  removed: 'desk.note.removed',
};

/** Returns the text of an entry's note; undefined where the number of the entry is enough. */
export const noteTextOf = ({ Note }: DeskEntry): MessageKey | undefined =>
  Note === '' || Note === 'refused' ? undefined : NOTES[Note];
