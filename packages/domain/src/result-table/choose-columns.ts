/** A feature as it may be a column of a table of results. */
export interface ColumnCandidate {
  code: string;
  /** How many of the results have a value. */
  coverage: number;
  /** How many different values they have. */
  distinct: number;
}

/** Columns that are chosen unless the reader chose others. */
export const USUAL_COLUMNS = 7;

/** Columns that a reader may choose. */
export const MOST_COLUMNS = 12;

/** Share of the results below which a column would be mostly empty. */
const LEAST_COVERAGE = 0.3;

/** Results of which all may differ in a feature: among more it would tell each by itself, as a serial number does. */
const FEW = 6;

/**
 * Chooses the columns of a table of results among features, the most useful first: those that enough of the results have
 * and that tell groups of them apart. A feature in which the reader chose something keeps its column.
 */
export const chooseColumns = (
  candidates: readonly ColumnCandidate[],
  total: number,
  chosen: ReadonlySet<string> = new Set(),
): string[] => {
  const isUseful = ({ coverage, distinct }: ColumnCandidate): boolean =>
    coverage >= total * LEAST_COVERAGE && distinct > 1 && (distinct < coverage || coverage <= FEW);
  const codes = candidates.map(({ code }) => code);
  const kept = codes.filter((code) => chosen.has(code)).slice(0, MOST_COLUMNS);
  const useful = candidates
    .filter((candidate) => !chosen.has(candidate.code) && isUseful(candidate))
    .slice(0, Math.max(0, USUAL_COLUMNS - kept.length))
    .map(({ code }) => code);
  const shown = new Set([...kept, ...useful]);
  return codes.filter((code) => shown.has(code));
};
