import { useFormat } from '../i18n/index.ts';

// Small charts, drawn as SVG. Each is beside a table with the same figures, so screen readers skip the drawing.

/** How a part of a chart is drawn: each differs by color and by pattern or thickness. */
type ChartMark = 'solid' | 'soft' | 'outline';

const MARK_STYLES: Record<ChartMark, string> = {
  solid: 'fill-accent stroke-accent',
  soft: 'fill-stock-blue stroke-stock-blue',
  outline: 'fill-surface stroke-edge',
};

interface ChartLegendProps {
  parts: readonly { name: string; mark: ChartMark }[];
}

/** Names the parts of a chart beside how they are drawn. */
export const ChartLegend = ({ parts }: ChartLegendProps) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {parts.map(({ name, mark }) => (
      <li key={name} className="flex items-center gap-2">
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" className="shrink-0">
          <rect x="1" y="1" width="12" height="12" rx="2" strokeWidth="1.5" className={MARK_STYLES[mark]} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);

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

export interface DaySeries {
  id: string;
  mark: Exclude<ChartMark, 'outline'>;
  /** One count for each day. */
  counts: readonly number[];
}

interface DayLinesProps {
  /** Calendar dates, oldest first. */
  days: readonly string[];
  series: readonly DaySeries[];
}

const LINES_WIDTH = 600;
const HEIGHT = 160;
const LINES: Record<DaySeries['mark'], string> = { solid: 'stroke-accent', soft: 'stroke-stock-blue' };
const DASHES: Record<DaySeries['mark'], string | undefined> = { solid: undefined, soft: '5 3' };
/** Dots are drawn for few enough days to distinguish them. */
const MOST_DOTS = 31;

/** Counts by day as lines, with the highest count at the top and the first and last day below. */
export const DayLines = ({ days, series }: DayLinesProps) => {
  const format = useFormat();
  const most = Math.max(1, ...series.flatMap(({ counts }) => counts));
  const step = days.length > 1 ? LINES_WIDTH / (days.length - 1) : 0;
  const pointOf = (count: number, place: number): string =>
    `${(place * step).toFixed(1)},${(HEIGHT - (count / most) * HEIGHT).toFixed(1)}`;
  const [first] = days;
  const last = days.at(-1);
  return (
    <div aria-hidden="true" className="grid gap-1 text-sm text-muted tabular-nums">
      <span>{format.number(most)}</span>
      <svg
        viewBox={`0 0 ${LINES_WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        overflow="visible"
        className="block h-40 w-full border-y border-line"
      >
        <path d={`M0 ${HEIGHT / 2}H${LINES_WIDTH}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
        {series.map(({ id, mark, counts }) => (
          <g key={id} fill="none" strokeWidth="2" strokeLinejoin="round" className={LINES[mark]}>
            <polyline
              points={counts.map(pointOf).join(' ')}
              strokeDasharray={DASHES[mark]}
              vectorEffect="non-scaling-stroke"
            />
            {counts.length <= MOST_DOTS &&
              counts.map((count, place) => (
                // A line without length is a round dot, whatever the drawing is stretched to.
                <path
                  key={days[place]}
                  d={`M${pointOf(count, place)}h0.01`}
                  strokeWidth="5"
                  strokeLinecap="round"
                  vectorEffect="non-scaling-stroke"
                />
              ))}
          </g>
        ))}
      </svg>
      <span className="flex justify-between gap-3">
        <span>{first !== undefined && format.date(first)}</span>
        <span>{last !== undefined && last !== first && format.date(last)}</span>
      </span>
    </div>
  );
};
