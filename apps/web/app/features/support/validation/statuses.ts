import type { LinePrice, OrderValidationSummary, ValidatedLineCounts } from '@grossist/contracts';
import type { DeliveryIndicator } from '@grossist/domain';
import type { MessageKey } from '../../../i18n/index.ts';
import type { StateShape } from '../../../ui/index.ts';

export type LineStatus = keyof ValidatedLineCounts;

export const LINE_STATUSES: readonly LineStatus[] = [
  'match',
  'difference',
  'outOfStock',
  'multipleMatches',
  'notFound',
  'removed',
];

export const STATUS_SHAPES: Record<LineStatus, StateShape> = {
  match: 'disc',
  difference: 'blueHalf',
  outOfStock: 'yellowRing',
  multipleMatches: 'triangle',
  notFound: 'cross',
  removed: 'square',
};

export const statusKey = (status: LineStatus): MessageKey => `support.status.${status}`;

export const STATE_SHAPES: Record<OrderValidationSummary['State'], StateShape> = {
  open: 'yellowRing',
  placing: 'blueHalf',
  placed: 'disc',
  discarded: 'square',
};

const INDICATORS = { Blue: 'blue', Green: 'green', Yellow: 'yellow' } as const;

/** Returns the stock indicator for a line's quantity: green only when all of it is in stock. */
export const indicatorOf = ({ DeliveryColor: color, ExceededQuantity: exceeded }: LinePrice): DeliveryIndicator =>
  exceeded > 0 && color === 'Green' ? 'yellow' : INDICATORS[color];
