/** How a part of a chart is drawn: each differs by color and by pattern or thickness. */
export type ChartMark = 'solid' | 'soft' | 'outline';

export const MARK_STYLES: Record<ChartMark, string> = {
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
