import { useText } from '../../i18n/index.ts';
import { Skeleton } from './skeleton.tsx';

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
