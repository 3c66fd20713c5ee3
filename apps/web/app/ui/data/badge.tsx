import type { InfoTag } from '@grossist/contracts';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../class-names.ts';
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

type Color = InfoTag['Color'];

/** Disc, diamond, triangle, square, bar: distinguishable without color. */
const SHAPES: Record<Color, string> = {
  green: 'M5 0a5 5 0 1 0 0 10A5 5 0 0 0 5 0z',
  blue: 'm5 0 5 5-5 5-5-5z',
  yellow: 'M5 0l5 9.5H0z',
  red: 'M.5.5h9v9h-9z',
  grey: 'M0 3h10v4H0z',
};

const GROUNDS: Record<Color, string> = {
  green: 'ribbon-green fill-stock-green',
  blue: 'ribbon-blue fill-stock-blue',
  yellow: 'ribbon-yellow fill-stock-yellow',
  red: 'ribbon-red fill-danger',
  grey: 'ribbon-grey fill-edge',
};

export interface RibbonProps {
  tag: InfoTag;
  /** Its meaning, shown on hover and to screen readers. */
  isDescribed?: boolean;
  /** Its drawing alone; its word is for a screen reader and who points at it. */
  isSlim?: boolean;
}

/** What the wholesaler hangs on a material, by word, colour and shape. Section 3, "InfoTag". */
export const Ribbon = ({
  tag: { Color, RibbonText, ExternalDescription },
  isDescribed = false,
  isSlim = false,
}: RibbonProps) => (
  <span
    title={isDescribed && ExternalDescription !== '' ? ExternalDescription : isSlim ? RibbonText : undefined}
    className={classNames('ribbon', GROUNDS[Color])}
  >
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" className="shrink-0">
      <path d={SHAPES[Color]} />
    </svg>
    <span className={isSlim ? 'sr-only' : 'contents'}>{RibbonText}</span>
    {isDescribed && ExternalDescription !== '' && <span className="sr-only">: {ExternalDescription}</span>}
  </span>
);
