import type { ReactNode } from 'react';

/** The shape of a state; color and text have the same meaning. */
export type StateShape =
  | 'disc'
  | 'check'
  | 'greenHalf'
  | 'dot'
  | 'box'
  | 'diamond'
  | 'blueHalf'
  | 'triangle'
  | 'yellowRing'
  | 'ring'
  | 'square'
  | 'back'
  | 'cross';

const DRAWN: Record<StateShape, ReactNode> = {
  disc: <circle cx="7" cy="7" r="6" className="fill-stock-green" />,
  check: (
    <>
      <circle cx="7" cy="7" r="6.5" className="fill-stock-green" />
      <path d="m4 7.2 2.1 2.1L10.2 5" fill="none" strokeWidth="1.6" className="stroke-surface" />
    </>
  ),
  greenHalf: (
    <>
      <circle cx="7" cy="7" r="5.75" fill="none" strokeWidth="1.5" className="stroke-stock-green" />
      <path d="M7 1.25a5.75 5.75 0 0 0 0 11.5z" className="fill-stock-green" />
    </>
  ),
  dot: (
    <>
      <circle cx="7" cy="7" r="5.5" fill="none" strokeWidth="1.5" className="stroke-stock-blue" />
      <circle cx="7" cy="7" r="2.5" className="fill-stock-blue" />
    </>
  ),
  box: <rect x="1.5" y="1.5" width="11" height="11" rx="1.5" className="fill-stock-blue" />,
  diamond: <path d="m7 0 7 7-7 7-7-7z" className="fill-stock-blue" />,
  blueHalf: (
    <>
      <circle cx="7" cy="7" r="5.5" fill="none" strokeWidth="1.5" className="stroke-stock-blue" />
      <path d="M7 1.5a5.5 5.5 0 0 1 0 11z" className="fill-stock-blue" />
    </>
  ),
  triangle: <path d="M7 .8 13.7 13H.3z" className="fill-stock-yellow" />,
  yellowRing: <circle cx="7" cy="7" r="5" fill="none" strokeWidth="2.5" className="stroke-stock-yellow" />,
  ring: <circle cx="7" cy="7" r="5" fill="none" strokeWidth="2" className="stroke-edge" />,
  square: <path d="M2 2h10v10H2z" className="fill-muted" />,
  back: (
    <path
      d="M5 3 1.8 6.2 5 9.4M2.2 6.2h6.3a3.2 3.2 0 0 1 0 6.4H6"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-muted"
    />
  ),
  cross: <path d="m3 3 8 8m0-8-8 8" fill="none" strokeWidth="2.5" strokeLinecap="round" className="stroke-danger" />,
};

/** A state's shape alone, for use beside its text. */
export const StateDrawing = ({ shape }: { shape: StateShape }) => (
  <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" overflow="visible" className="shrink-0">
    {DRAWN[shape]}
  </svg>
);

interface StateMarkProps {
  shape: StateShape;
  /** The word. */
  children: ReactNode;
  /** What follows the word: an amount, a date. */
  after?: ReactNode;
}

/** A state by colour, shape and word at once; what follows goes below where it has no room beside. */
export const StateMark = ({ shape, children, after }: StateMarkProps) => (
  <span className="inline-flex flex-wrap items-baseline gap-x-1.5 text-sm whitespace-nowrap">
    <span className="inline-flex items-baseline gap-1.5">
      <span className="self-center">
        <StateDrawing shape={shape} />
      </span>
      <span>{children}</span>
    </span>
    {after !== undefined && <span className="whitespace-normal text-muted">{after}</span>}
  </span>
);
