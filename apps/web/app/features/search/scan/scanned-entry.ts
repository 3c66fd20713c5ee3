/** One scan of a run of scans. */
export interface ScannedEntry {
  /** Differs for two scans of the same number. */
  id: string;
  code: string;
  /** The material's name; the number while it is not known. */
  name: string;
  state: ScanState;
  /** In sales units; of a queued scan, of what the number stands for. */
  quantity: number;
  /** The line of the cart that the scan was added to. */
  lineId?: string;
}

/** Looked up, in the cart, waiting for a connection, taken back, borne by no or several materials, or not added. */
export type ScanState = 'pending' | 'added' | 'queued' | 'undone' | 'unknown' | 'several' | 'failed';

/** Returns the entries with one changed. */
export const withEntry = (
  entries: readonly ScannedEntry[],
  id: string,
  change: Partial<ScannedEntry>,
): readonly ScannedEntry[] => entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));

/** Returns what a line holds when of its quantity a scan's part becomes another; never less than nothing. Three decimals. */
export const lineAfter = (lineQuantity: number, part: number, wanted: number): number =>
  Math.max(0, Math.round((lineQuantity - part + wanted) * 1000) / 1000);
