import { getStockForSpecificServiceCenters } from '@grossist/contracts';
import { useMemo } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { type Coverage, coverageOf, materialsOf, type NeededLine } from '../coverage.ts';

const FRESH = 60_000;

export interface KnownCoverage {
  /** Undefined while it is asked for. */
  coverage: Coverage | undefined;
  isUnavailable: boolean;
}

/**
 * What one center has of the cart's lines: each is asked for by itself, so that the near ones need not wait for the
 * far. Nothing is asked for an empty cart. [erp-06]
 */
export const useCoverage = (serviceCenterId: string, lines: readonly NeededLine[]): KnownCoverage => {
  const { data, isError } = useOperationQuery(
    getStockForSpecificServiceCenters,
    { body: { MaterialNums: materialsOf(lines), ServiceCenterIds: [serviceCenterId] } },
    { enabled: lines.length > 0, staleTime: FRESH },
  );
  const coverage = useMemo(() => data && coverageOf(lines, data.ProductStock), [data, lines]);
  return { coverage, isUnavailable: isError };
};
