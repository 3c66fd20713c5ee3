import type { VariationListLine } from '@grossist/contracts';

/** A line that was scanned, and how often. */
export interface CountedLine {
  lineId: string;
  name: string;
  unit: string;
  count: number;
}

const keyOf = (listId: string): string => `grossist-count-${listId}`;

const isCounted = (value: unknown): value is CountedLine =>
  typeof value === 'object' &&
  value !== null &&
  'lineId' in value &&
  typeof value.lineId === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'unit' in value &&
  typeof value.unit === 'string' &&
  'count' in value &&
  typeof value.count === 'number' &&
  Number.isSafeInteger(value.count) &&
  value.count > 0;

/** Loads the counts of a list from this browser's storage; none where storage is unavailable. */
export const savedCount = (listId: string): readonly CountedLine[] => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(listId)) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isCounted) : [];
  } catch {
    return [];
  }
};

/** Stores the counts of a list in this browser, until they are ordered or cleared. */
export const saveCount = (listId: string, lines: readonly CountedLine[]): void => {
  try {
    if (lines.length === 0) localStorage.removeItem(keyOf(listId));
    else localStorage.setItem(keyOf(listId), JSON.stringify(lines));
  } catch {
    // Then the count lasts as long as the page.
  }
};

/** Counts a line by some, the latest first; a line that comes to nothing is left out. */
export const countedUp = (
  lines: readonly CountedLine[],
  line: Pick<VariationListLine, 'LineId' | 'ItemLocalMaterialName' | 'SalesUnit'>,
  by: number,
): readonly CountedLine[] => {
  const before = lines.find(({ lineId }) => lineId === line.LineId);
  const others = lines.filter(({ lineId }) => lineId !== line.LineId);
  const count = (before?.count ?? 0) + by;
  if (count <= 0) return others;
  return [{ lineId: line.LineId, name: line.ItemLocalMaterialName, unit: line.SalesUnit, count }, ...others];
};

/** Sets the count of a line in its place. */
export const withCount = (lines: readonly CountedLine[], lineId: string, count: number): readonly CountedLine[] =>
  lines.flatMap((line) => {
    if (line.lineId !== lineId) return [line];
    return count > 0 ? [{ ...line, count }] : [];
  });
