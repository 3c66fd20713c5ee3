import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { CloseIcon } from '../icons/index.ts';

export type Tone = 'neutral' | 'accent' | 'warning' | 'danger';

const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink',
  accent: 'bg-accent-soft text-accent-strong',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

/** A word on a coloured ground: "Clearance", "Phased out". */
export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span
    className={`inline-flex items-center rounded-sm px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap ${TONES[tone]}`}
  >
    {children}
  </span>
);

/** A count on an icon. The control's accessible name says what it counts. */
export const CountBadge = ({ count }: { count: number }) => (
  <span
    aria-hidden="true"
    className="grid min-w-4.5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent"
  >
    {count > 99 ? '99+' : count}
  </span>
);

/** A choice that has been made, such as a facet's, and can be taken back. */
export const Chip = ({ name, onRemove }: { name: string; onRemove?: () => void }) => {
  const text = useText();
  return (
    <span className="inline-flex min-h-8 items-center gap-1 rounded-full border border-edge bg-surface pl-3 text-sm">
      <span className={onRemove ? '' : 'pr-3'}>{name}</span>
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={text('ui.remove', { name })}
          className="grid size-8 place-items-center rounded-full hover:bg-sunken"
        >
          <CloseIcon size={14} />
        </button>
      )}
    </span>
  );
};
