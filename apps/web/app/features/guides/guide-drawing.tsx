import type { ReactNode } from 'react';
import type { GuideType } from './guide-types.ts';

/** Rows of a list with the given widths. */
const rows = (x: number, widths: readonly number[]): ReactNode =>
  widths.map((width, index) => {
    const y = 10 + index * 9;
    return <rect key={y} x={x} y={y} width={width} height={5} rx={2} className="fill-edge" />;
  });

const CARDS = (
  <>
    {[10, 32].flatMap((x) =>
      [8, 31].map((y) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={18} height={19} rx={3} className="fill-surface stroke-edge" />
      )),
    )}
    {rows(60, [34, 28, 34, 24, 30])}
  </>
);

/** A sheet with one cell being written in. */
const SHEET = (
  <>
    <rect x={10} y={8} width={84} height={42} rx={3} className="fill-surface stroke-edge" />
    <path d="M10 18.5h84M10 29h84M10 39.5h84M52 8v42M73 8v42" className="stroke-line" />
    <rect x={52} y={18.5} width={21} height={10.5} className="fill-accent-soft stroke-accent" strokeWidth={1.5} />
    <path d="M62.5 33v9m-3.5-3.5 3.5 3.5 3.5-3.5" className="stroke-accent" fill="none" strokeWidth={1.5} />
  </>
);

/** A price that comes down step by step, beside the stock of the next days. */
const STEPS = (
  <>
    <rect x={10} y={12} width={9} height={38} rx={2} className="fill-edge" />
    <rect x={22} y={12} width={9} height={14} rx={2} className="fill-accent-soft" />
    <rect x={34} y={26} width={9} height={24} rx={2} className="fill-accent" />
    <path d="M54 46V34h10V24h10v10h10V20h10v26z" className="fill-accent-soft stroke-accent" />
  </>
);

const AGAIN = (
  <>
    {rows(10, [30, 24, 30, 18])}
    <path d="M50 26h14m-5-5 5 5-5 5" className="stroke-accent" fill="none" strokeWidth={2} />
    {rows(72, [22, 16, 22, 12])}
  </>
);

const DRAWINGS: Readonly<Record<GuideType, ReactNode>> = {
  search: CARDS,
  cart: SHEET,
  variation: STEPS,
  orders: AGAIN,
};

/** What a guide is about, in one look. */
export const GuideDrawing = ({ type }: { type: GuideType }) => (
  <svg viewBox="0 0 104 58" aria-hidden="true" className="h-14 w-26 shrink-0 rounded-md bg-sunken">
    {DRAWINGS[type]}
  </svg>
);
