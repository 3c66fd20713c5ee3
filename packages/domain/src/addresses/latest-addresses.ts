/** What decides where an address stands among the latest. */
export interface UsedAddress {
  isServiceCenter: boolean;
  /** An instant, ISO 8601 in UTC; null: never. */
  lastUsed: string | null;
}

/**
 * Last used first, those never used after all others, else in the order given. Service centers are left out unless
 * asked for. Section 5. [adr-01]
 */
export const orderLatest = <Address extends UsedAddress>(
  addresses: readonly Address[],
  { includeServiceCenters = false }: { includeServiceCenters?: boolean } = {},
): Address[] =>
  addresses
    .filter(({ isServiceCenter }) => includeServiceCenters || !isServiceCenter)
    .toSorted((left, right) => usedAt(right) - usedAt(left));

// Number.MIN_SAFE_INTEGER, since infinity less infinity is no order.
const usedAt = ({ lastUsed }: UsedAddress): number => {
  const instant = lastUsed === null ? Number.NaN : Date.parse(lastUsed);
  return Number.isNaN(instant) ? Number.MIN_SAFE_INTEGER : instant;
};
