import { type FormEvent, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, INPUT_STYLE, LABEL_STYLE, TextLink } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { useIsReadOnly } from '../../../visitor.ts';
import { useIsBuyer } from '../../cart/index.ts';
import { useIsOffline } from '../../offline/index.ts';
import { searchPath } from '../search-path.ts';
import { signalScan } from './beep.ts';
import { Camera } from './camera.tsx';
import { ScanList } from './scan-list.tsx';
import { ScanMode } from './scan-mode.tsx';
import { useScanSetting } from './scan-setting.ts';
import { type Received, useReceiveScan } from './use-receive-scan.ts';
import { useScanList } from './use-scan-list.ts';

interface Reading {
  code: string;
  received: Received | undefined;
}

const Said = ({ reading }: { reading: Reading }) => {
  const text = useText();
  const { code, received } = reading;
  if (received === 'unknown') {
    return (
      <>
        {text('scanner.unknown', { code })}{' '}
        <TextLink to={searchPath(code)}>{text('scanner.search', { code })}</TextLink>
      </>
    );
  }
  return received === 'failed' ? text('scanner.failed') : text('scanner.read', { code });
};

/**
 * The camera as a scanner; whoever has none, or forbids it, types the number. Scans that are added go on until the dialog
 * is closed, each code once for as long as it is held before the camera. Section 2, "barcode".
 */
export const CameraDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText();
  const isBuyer = useIsBuyer();
  const isReadOnly = useIsReadOnly();
  const receive = useReceiveScan();
  const list = useScanList();
  const setting = useScanSetting();
  const isOffline = useIsOffline();
  const [reading, setReading] = useState<Reading>();
  const canAdd = isBuyer && !isReadOnly;
  // Offline there is nothing to open, but what is scanned can be ordered later.
  const isAdding = canAdd && (setting === 'add' || isOffline);

  const take = async (code: string): Promise<void> => {
    signalScan();
    if (isAdding) return list.scan(code);
    setReading({ code, received: undefined });
    const received = await receive(code);
    setReading({ code, received });
    if (received === 'opened') onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // The search field's own form is around this one in React's tree.
    event.stopPropagation();
    const typed = new FormData(event.currentTarget).get('number');
    const code = typeof typed === 'string' ? typed.trim() : '';
    if (code !== '') void take(code);
    if (isAdding) event.currentTarget.reset();
  };
  return (
    <Dialog title={text('scanner.title')} isOpen onClose={onClose}>
      <div className="grid gap-4">
        <Camera onCode={take} />
        <p role="status" className="min-h-6 font-semibold">
          {reading ? <Said reading={reading} /> : <span className="font-normal text-muted">{text('scanner.aim')}</span>}
        </p>
        <form onSubmit={submit} className="flex items-end gap-2">
          <label className="grid min-w-0 flex-1 gap-1">
            <span className={LABEL_STYLE}>{text('scanner.number')}</span>
            <input name="number" inputMode="numeric" autoComplete="off" maxLength={60} className={INPUT_STYLE} />
          </label>
          <Button type="submit" kind="primary">
            {text('scanner.find')}
          </Button>
        </form>
        {canAdd && <ScanMode />}
        {isAdding && list.entries.length > 0 && (
          <ScanList entries={list.entries} onQuantity={(entry, wanted) => void list.setQuantity(entry, wanted)} />
        )}
      </div>
    </Dialog>
  );
};
