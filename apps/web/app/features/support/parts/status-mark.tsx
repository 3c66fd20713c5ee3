import type { ReactNode } from 'react';

export type MarkShape = 'disc' | 'half' | 'triangle' | 'ring' | 'cross' | 'square';

const SHAPES: Record<MarkShape, ReactNode> = {
  disc: <circle cx="7" cy="7" r="6" className="fill-stock-green" />,
  half: (
    <>
      <circle cx="7" cy="7" r="5.5" className="fill-none stroke-stock-blue" strokeWidth="1.5" />
      <path d="M7 1.5a5.5 5.5 0 0 1 0 11z" className="fill-stock-blue" />
    </>
  ),
  triangle: <path d="M7 .8 13.7 13H.3z" className="fill-stock-yellow" />,
  ring: <circle cx="7" cy="7" r="5" className="fill-none stroke-stock-yellow" strokeWidth="2.5" />,
  cross: <path d="m2 2 10 10M12 2 2 12" className="stroke-danger" strokeWidth="3" />,
  square: <path d="M2 2h10v10H2z" className="fill-muted" />,
};

export const Shape = ({ shape }: { shape: MarkShape }) => (
  <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" className="shrink-0">
    {SHAPES[shape]}
  </svg>
);

/** A state by colour, shape and word at once. */
export const StatusMark = ({ shape, children }: { shape: MarkShape; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5 text-sm whitespace-nowrap">
    <Shape shape={shape} />
    {children}
  </span>
);
