import type { DeskEntry, DeskEntryNote, DeskTileKind } from '@grossist/contracts';
import type { MessageKey } from '../../../i18n/index.ts';

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

/** Returns the text of an entry's note; undefined where its number says it. */
export const noteTextOf = ({ Note }: DeskEntry): MessageKey | undefined =>
  Note === '' || Note === 'refused' ? undefined : NOTES[Note];
