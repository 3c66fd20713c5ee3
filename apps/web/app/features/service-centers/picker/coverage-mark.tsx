import { useText } from '../../../i18n/index.ts';
import { Skeleton, StockMark } from '../../../ui/index.ts';
import type { NeededLine } from '../coverage.ts';
import { useCoverage } from './use-coverage.ts';

export interface CoverageMarkProps {
  serviceCenterId: string;
  lines: readonly NeededLine[];
}

/** "18 of 20 lines in stock", in a place that is as high before it is known. */
export const CoverageMark = ({ serviceCenterId, lines }: CoverageMarkProps) => {
  const text = useText();
  const { coverage, isUnavailable } = useCoverage(serviceCenterId, lines);
  if (lines.length === 0) return null;
  if (isUnavailable)
    return <span className="block min-h-5 text-sm text-muted">{text('centers.coverage.unknown')}</span>;
  if (!coverage) return <Skeleton className="my-0.5 h-4 w-40" />;
  const { inStock, total } = coverage;
  return (
    <StockMark
      indicator={inStock === total ? 'green' : inStock > 0 ? 'yellow' : 'none'}
      word={text('centers.coverage', { count: inStock, total })}
    />
  );
};
