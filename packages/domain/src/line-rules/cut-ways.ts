import { NO_QUANTITY, type Quantity } from '../decimal/index.ts';
import { roundedUp } from './check-line.ts';
import type { LineFacts } from './line.ts';
import { leastAllowed, mustBeWholePackages, wholePackagesOf } from './packing.ts';

/** The two ways to get a length that is no whole package. */
export interface CutWays {
  /** Cut to length, with a fee. */
  cut: Quantity;
  /** The least whole packages that hold it, without a fee. */
  whole: Quantity;
}

/**
 * Returns both ways to get a quantity of goods that are cut; undefined where nothing is cut, where nothing may be cut, and
 * where whole packages can't be counted. Section 4, rule 2.
 */
export const cutWays = (line: LineFacts, wanted: Quantity): CutWays | undefined => {
  if (wanted <= NO_QUANTITY || mustBeWholePackages(line)) return undefined;
  const rounded = roundedUp(line, wanted);
  const packages = wholePackagesOf(line);
  if (rounded === undefined || !rounded.cableCut || packages === undefined) return undefined;
  const whole = leastAllowed(packages, rounded.quantity);
  return whole === undefined ? undefined : { cut: rounded.quantity, whole };
};
