import type { ReactNode } from 'react';

/** How something stands, by its shape; the colour and the word say the same. */
export type Shape = 'ring' | 'dot' | 'box' | 'diamond' | 'half' | 'check' | 'triangle' | 'back' | 'cross';

const DRAWN: Record<Shape, ReactNode> = {
  ring: <circle cx="7" cy="7" r="5" fill="none" strokeWidth="2" className="stroke-edge" />,
  dot: (
    <>
      <circle cx="7" cy="7" r="5.5" fill="none" strokeWidth="1.5" className="stroke-stock-blue" />
      <circle cx="7" cy="7" r="2.5" className="fill-stock-blue" />
    </>
  ),
  box: <rect x="1.5" y="1.5" width="11" height="11" rx="1.5" className="fill-stock-blue" />,
  diamond: <path d="m7 0 7 7-7 7-7-7z" className="fill-stock-blue" />,
  half: (
    <>
      <circle cx="7" cy="7" r="5.75" fill="none" strokeWidth="1.5" className="stroke-stock-green" />
      <path d="M7 1.25a5.75 5.75 0 0 0 0 11.5z" className="fill-stock-green" />
    </>
  ),
  check: (
    <>
      <circle cx="7" cy="7" r="6.5" className="fill-stock-green" />
      <path d="m4 7.2 2.1 2.1L10.2 5" fill="none" strokeWidth="1.6" className="stroke-surface" />
    </>
  ),
  triangle: <path d="M7 .8 13.7 13H.3z" className="fill-stock-yellow" />,
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
  cross: <path d="m3 3 8 8m0-8-8 8" fill="none" strokeWidth="2" strokeLinecap="round" className="stroke-danger" />,
};

export interface StatusMarkProps {
  shape: Shape;
  word: string;
  /** What follows the word: an amount, a date. */
  children?: ReactNode;
}

export const ShapeDrawing = ({ shape, size = 14 }: { shape: Shape; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 14 14" aria-hidden="true" className="shrink-0">
    {DRAWN[shape]}
  </svg>
);

/** A state by colour, shape and word at once. */
export const StatusMark = ({ shape, word, children }: StatusMarkProps) => (
  <span className="inline-flex items-baseline gap-1.5 text-sm">
    <span className="self-center">
      <ShapeDrawing shape={shape} />
    </span>
    <span className="whitespace-nowrap">{word}</span>
    {children !== undefined && <span className="whitespace-nowrap text-muted">{children}</span>}
  </span>
);
