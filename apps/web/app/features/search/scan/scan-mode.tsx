import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { INPUT_STYLE } from '../../../ui/index.ts';
import { keepScanSetting, useScanSetting } from './scan-setting.ts';

/** Whether a scan opens the material or puts it in the cart. */
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
        onChange={(event) => keepScanSetting(event.target.value === 'add' ? 'add' : 'open')}
        className={`${INPUT_STYLE} w-auto cursor-pointer`}
      >
        <option value="open">{text('scanner.mode.open')}</option>
        <option value="add">{text('scanner.mode.add')}</option>
      </select>
    </div>
  );
};
