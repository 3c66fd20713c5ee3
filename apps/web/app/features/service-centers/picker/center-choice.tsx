import { getStockForSpecificServiceCenters, type ServiceCenter } from '@grossist/contracts';
import { useId, useMemo } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Badge, Skeleton, StockMark } from '../../../ui/index.ts';
import { type Preference, StarButton } from '../center-preference.tsx';
import { type Coverage, coverageOf, materialsOf, type NeededLine } from '../coverage.ts';
import { ClosingText } from './closing-text.tsx';

const STALE_MS = 60_000;

interface KnownCoverage {
  /** Undefined while it is loading. */
  coverage: Coverage | undefined;
  isUnavailable: boolean;
}

/**
 * Loads which of the cart's lines one center has. Each center has its own request, so that near ones do not wait for
 * far ones; none for an empty cart. [erp-06]
 */
const useCoverage = (serviceCenterId: string, lines: readonly NeededLine[]): KnownCoverage => {
  const { data, isError } = useOperationQuery(
    getStockForSpecificServiceCenters,
    { body: { MaterialNums: materialsOf(lines), ServiceCenterIds: [serviceCenterId] } },
    { enabled: lines.length > 0, staleTime: STALE_MS },
  );
  const coverage = useMemo(() => data && coverageOf(lines, data.ProductStock), [data, lines]);
  return { coverage, isUnavailable: isError };
};

interface CoverageMarkProps {
  serviceCenterId: string;
  lines: readonly NeededLine[];
}

/** "18 of 20 lines in stock", in a place that is as high before it is known. */
const CoverageMark = ({ serviceCenterId, lines }: CoverageMarkProps) => {
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

interface CenterChoiceProps {
  center: ServiceCenter;
  /** Of the radio button; the map's dot of the center presses it too. */
  id: string;
  group: string;
  isChosen: boolean;
  lines: readonly NeededLine[];
  preference: Preference;
  onChoose: () => void;
}

/** One center: address, distance, opening hours of today, and stock for the cart. */
export const CenterChoice = (props: CenterChoiceProps) => {
  const { center, id, group, isChosen, lines, preference, onChoose } = props;
  const text = useText();
  const format = useFormat();
  const about = useId();
  return (
    <li className="flex items-start rounded-md has-checked:bg-accent-soft hover:bg-sunken has-checked:hover:bg-accent-soft">
      <label htmlFor={id} className="flex min-w-0 flex-1 cursor-pointer gap-3 py-2 pl-3">
        <input
          id={id}
          type="radio"
          name={group}
          checked={isChosen}
          onChange={onChoose}
          aria-labelledby={`${about}-name`}
          aria-describedby={`${about}-more`}
          className="mt-0.5 size-4.5 shrink-0 accent-accent"
        />
        <span className="grid min-w-0 gap-0.5">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span id={`${about}-name`} className="font-semibold">
              {center.Name}
            </span>
            {center.DistanceKm !== null && (
              <span className="text-sm text-muted">
                {text('centers.distance', { km: format.number(center.DistanceKm) })}
              </span>
            )}
            {preference.isPreferred(center) && <Badge tone="accent">{text('centers.preferred')}</Badge>}
          </span>
          <span id={`${about}-more`} className="grid gap-0.5 text-sm text-muted">
            <span>
              {center.Address}, {center.Zip} {center.City}
            </span>
            <span>
              <ClosingText center={center} />
            </span>
            <span className="text-ink">
              <CoverageMark serviceCenterId={center.ServiceCenterId} lines={lines} />
            </span>
          </span>
        </span>
      </label>
      <StarButton center={center} preference={preference} />
    </li>
  );
};
