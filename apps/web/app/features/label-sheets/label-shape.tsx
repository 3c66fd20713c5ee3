import type { LabelStock, PrinterShift } from '@grossist/domain';

export interface LabelShapeProps {
  /** Left and top edge in millimeters. */
  x: number;
  y: number;
  stock: LabelStock;
  shift: PrinterShift;
  /** Place on the page, from 1. */
  number: number;
  /** Which of the printed labels it is, from 1; undefined for none. */
  nth: number | undefined;
  /** True for the first free label. */
  isFirst: boolean;
  /** True for a label that was peeled off before. */
  isUsed: boolean;
  /** For screen readers; undefined where there is nothing to choose. */
  name: string | undefined;
  onChoose: () => void;
}

/** Millimeters from a label's edge to the outline of what is printed on it. */
const INSET = 3;

const toneOf = ({ nth, isFirst, isUsed }: Pick<LabelShapeProps, 'nth' | 'isFirst' | 'isUsed'>): string => {
  if (isFirst) return 'fill-accent stroke-accent';
  if (nth !== undefined) return 'fill-accent-soft stroke-accent';
  return isUsed ? 'fill-none stroke-edge' : 'fill-surface stroke-edge group-hover/label:stroke-ink';
};

/** One label of a drawn sheet. Used ones are crossed out, printed ones numbered, each of another color as well. */
export const LabelShape = ({ x, y, stock, shift, number, nth, isFirst, isUsed, name, onChoose }: LabelShapeProps) => {
  const { width, height } = stock;
  const shape = (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={2}
        strokeWidth={0.5}
        className={`${toneOf({ nth, isFirst, isUsed })} group-focus-visible/label:stroke-ink group-focus-visible/label:[stroke-width:2.5]`}
      />
      {isUsed && (
        <path
          d={`M${x + width / 2 - 5} ${y + height / 2 - 5}l10 10m0-10l-10 10`}
          strokeWidth={0.8}
          className="stroke-edge"
        />
      )}
      {nth !== undefined && (
        <>
          <rect
            x={x + INSET + shift.x}
            y={y + INSET + shift.y}
            width={width - 2 * INSET}
            height={height - 2 * INSET}
            fill="none"
            strokeWidth={0.4}
            strokeDasharray="2 2"
            className={isFirst ? 'stroke-on-accent' : 'stroke-accent'}
          />
          <text
            x={x + width / 2 + shift.x}
            y={y + height / 2 + shift.y}
            fontSize={12}
            textAnchor="middle"
            dominantBaseline="central"
            className={isFirst ? 'fill-on-accent font-semibold' : 'fill-ink'}
          >
            {nth}
          </text>
        </>
      )}
    </>
  );
  if (name === undefined) return shape;
  return (
    <g
      role="radio"
      aria-checked={isFirst}
      aria-label={name}
      tabIndex={isFirst ? 0 : -1}
      data-label={number}
      onClick={onChoose}
      className="group/label cursor-pointer outline-none"
    >
      {shape}
    </g>
  );
};
