import { useId, useSyncExternalStore } from 'react';
import { useText } from '../../../i18n/index.ts';
import { INPUT_STYLE } from '../../../ui/index.ts';

/** What a scan does with the material it finds. */
type ScanSetting = 'open' | 'add';

const KEY = 'grossist-scan';
const listeners = new Set<() => void>();

const storedSetting = (): ScanSetting => {
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

/** Returns this browser's setting: a sales counter adds what it scans, a building site looks first. */
export const useScanSetting = (): ScanSetting => useSyncExternalStore(subscribe, storedSetting, () => 'open');

export const saveScanSetting = (setting: ScanSetting): void => {
  try {
    localStorage.setItem(KEY, setting);
  } catch {
    // Not stored: the next page opens what is scanned.
  }
  for (const listener of listeners) listener();
};

/** The choice whether a scan opens the material or adds it to the cart. */
export const ScanMode = ({ className = '' }: { className?: string }) => {
  const text = useText();
  const id = useId();
  const setting = useScanSetting();
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${className}`}>
      <label htmlFor={id} className="text-sm text-muted">
        {text('scanner.mode')}
      </label>
      <select
        id={id}
        value={setting}
        onChange={(event) => saveScanSetting(event.target.value === 'add' ? 'add' : 'open')}
        className={`${INPUT_STYLE} w-auto cursor-pointer`}
      >
        <option value="open">{text('scanner.mode.open')}</option>
        <option value="add">{text('scanner.mode.add')}</option>
      </select>
    </div>
  );
};
