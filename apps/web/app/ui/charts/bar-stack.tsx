import { type ChartMark, MARK_STYLES } from './chart-legend.tsx';

export interface BarPart {
  id: string;
  count: number;
  mark: ChartMark;
}

interface BarStackProps {
  parts: readonly BarPart[];
  /** The count that fills the whole width. */
  most: number;
  /** Tailwind's height of the bar. */
  height?: string;
}

const WIDTH = 100;

/** A bar of one or several counts, to scale with the other bars of the same chart. */
export const BarStack = ({ parts, most, height = 'h-3' }: BarStackProps) => {
  const scale = most > 0 ? WIDTH / most : 0;
  const placed = parts.map((part, place) => ({
    ...part,
    x: parts.slice(0, place).reduce((sum, { count }) => sum + count, 0) * scale,
  }));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block w-full rounded-sm bg-sunken ${height}`}
    >
      {placed.map(
        ({ id, count, mark, x }) =>
          count > 0 && (
            <rect
              key={id}
              x={x}
              y="0"
              width={count * scale}
              height="10"
              vectorEffect="non-scaling-stroke"
              className={MARK_STYLES[mark]}
            />
          ),
      )}
    </svg>
  );
};
