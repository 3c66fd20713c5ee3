/** Small charts, drawn as SVG. Each stands beside a table with the same figures, so screen readers skip the drawing. */
export { type BarPart, BarStack } from './bar-stack.tsx';
export { ChartLegend } from './chart-legend.tsx';
export { DayLines, type DaySeries } from './day-lines.tsx';
