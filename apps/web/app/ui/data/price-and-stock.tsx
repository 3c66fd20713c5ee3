import type { DeliveryIndicator } from '@grossist/domain';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Skeleton } from '../feedback/states.tsx';

export interface PriceProps {
  /** As the shop formatted it; undefined while it is asked for, null when it can't be had. */
  formatted: string | null | undefined;
  /** What it is the price of: "per 100 m". */
  per?: string;
  /** Struck through before it: the list price. */
  instead?: string;
  size?: 'medium' | 'large';
  /** Alignment in the reserved space: right in a column of figures, else left. */
  align?: 'start' | 'end';
}

/** A price in a place that is as wide before it is known. Signed-out visitors get none: leave it out for them. */
export const Price = ({ formatted, per, instead, size = 'medium', align = 'end' }: PriceProps) => {
  const text = useText();
  const height = size === 'large' ? 'min-h-8 min-w-36 text-xl' : 'min-h-6 min-w-28';
  return (
    <span
      className={`inline-flex items-baseline gap-1.5 ${align === 'end' ? 'justify-end' : ''} ${height}`}
      aria-busy={formatted === undefined}
    >
      {formatted === undefined && (
        <>
          <Skeleton className="h-4 w-20 self-center" />
          <span className="sr-only">{text('ui.loading')}</span>
        </>
      )}
      {formatted === null && <span className="text-sm text-muted">{text('ui.price.unavailable')}</span>}
      {typeof formatted === 'string' && (
        <>
          {instead !== undefined && <s className="text-sm text-muted">{instead}</s>}
          <span className="font-semibold whitespace-nowrap">{formatted}</span>
          {per !== undefined && <span className="text-sm text-muted">{per}</span>}
        </>
      )}
    </span>
  );
};

const SHAPES: Record<DeliveryIndicator | 'none', ReactNode> = {
  green: <circle cx="7" cy="7" r="6" className="fill-stock-green" />,
  yellow: <path d="M7 .8 13.7 13H.3z" className="fill-stock-yellow" />,
  blue: <path d="m7 0 7 7-7 7-7-7z" className="fill-stock-blue" />,
  none: <circle cx="7" cy="7" r="5" fill="none" strokeWidth="2" className="stroke-edge" />,
};

const WORDS = { green: 'ui.stock.green', yellow: 'ui.stock.yellow', blue: 'ui.stock.blue' } as const;

export type StockMarkProps = {
  /** What follows the word: an amount, a date. */
  children?: ReactNode;
  /** In a narrow column: what follows the word goes below it where the line is too short. */
  isWrapped?: boolean;
} & (
  | { indicator: DeliveryIndicator; word?: string }
  /** A place that has nothing of it, though others may. */
  | { indicator: 'none'; word: string }
);

/** Stock by colour, shape and word at once: green disc, yellow triangle, blue diamond, empty ring. */
export const StockMark = ({ indicator, word, children, isWrapped = false }: StockMarkProps) => {
  const text = useText();
  return (
    <span className={`inline-flex items-center gap-x-1.5 text-sm whitespace-nowrap ${isWrapped ? 'flex-wrap' : ''}`}>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" overflow="visible" className="shrink-0">
        {SHAPES[indicator]}
      </svg>
      <span>{word ?? (indicator === 'none' ? '' : text(WORDS[indicator]))}</span>
      {children !== undefined && <span className="text-muted">{children}</span>}
    </span>
  );
};
