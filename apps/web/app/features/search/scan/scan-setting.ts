import { useSyncExternalStore } from 'react';

/** What a scan does with the material it finds. */
export type ScanSetting = 'open' | 'add';

const KEY = 'grossist-scan';
const listeners = new Set<() => void>();

const kept = (): ScanSetting => {
  try {
    return localStorage.getItem(KEY) === 'add' ? 'add' : 'open';
  } catch {
    return 'open';
  }
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** This browser's choice: a counter adds what it scans, a building site looks first. */
export const useScanSetting = (): ScanSetting => useSyncExternalStore(subscribe, kept, () => 'open');

export const keepScanSetting = (setting: ScanSetting): void => {
  try {
    localStorage.setItem(KEY, setting);
  } catch {
    // Then the next page opens what is scanned.
  }
  for (const listener of listeners) listener();
};
