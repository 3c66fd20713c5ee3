import type { FunnelDay } from '@grossist/contracts';
import type { MessageKey } from '../../../i18n/index.ts';

interface FunnelColumn {
  field: Exclude<keyof FunnelDay, 'Day' | 'PlacedOrderCount'>;
  name: MessageKey;
}

/** The steps of the funnel in their order. */
export const FUNNEL_COLUMNS: readonly FunnelColumn[] = [
  { field: 'Searched', name: 'editing.reports.step.searched' },
  { field: 'Clicked', name: 'editing.reports.step.clicked' },
  { field: 'Added', name: 'editing.reports.step.added' },
  { field: 'Ordered', name: 'editing.reports.step.ordered' },
];

/** Returns a share in percent; 0 of nothing. */
export const shareOf = (count: number, whole: number): number => (whole === 0 ? 0 : (count / whole) * 100);
