import { useFormat } from '../../i18n/index.ts';
import type { ChartMark } from './chart-legend.tsx';

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

const WIDTH = 600;
const HEIGHT = 160;
const LINES: Record<DaySeries['mark'], string> = { solid: 'stroke-accent', soft: 'stroke-stock-blue' };
const DASHES: Record<DaySeries['mark'], string | undefined> = { solid: undefined, soft: '5 3' };
/** Dots are drawn where there are few enough of them to be told apart. */
const MOST_DOTS = 31;

/** Counts by day as lines, with the highest count at the top and the first and last day below. */
export const DayLines = ({ days, series }: DayLinesProps) => {
  const format = useFormat();
  const most = Math.max(1, ...series.flatMap(({ counts }) => counts));
  const step = days.length > 1 ? WIDTH / (days.length - 1) : 0;
  const pointOf = (count: number, place: number): string =>
    `${(place * step).toFixed(1)},${(HEIGHT - (count / most) * HEIGHT).toFixed(1)}`;
  const [first] = days;
  const last = days.at(-1);
  return (
    <div aria-hidden="true" className="grid gap-1 text-sm text-muted tabular-nums">
      <span>{format.number(most)}</span>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        overflow="visible"
        className="block h-40 w-full border-y border-line"
      >
        <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
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
