import { type FormEvent, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, INPUT_STYLE, LABEL_STYLE, TextLink } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { useIsReadOnly } from '../../../visitor.ts';
import { useIsOffline } from '../../offline/index.ts';
import { useIsBuyer } from '../../prices/index.ts';
import { searchPath } from '../search-address.ts';
import { Camera } from './camera.tsx';
import { type Received, useReceiveScan } from './receive-scan.tsx';
import { ScanList } from './scan-list.tsx';
import { ScanMode, useScanSetting } from './scan-mode.tsx';
import { signalScan } from './scan-sound.ts';
import { useScanList } from './use-scan-list.ts';

interface Reading {
  code: string;
  received: Received | undefined;
}

const ReadingText = ({ reading }: { reading: Reading }) => {
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
 * Scans barcodes with the camera; the number can be typed where there is no camera. In adding mode it goes on scanning until
 * it is closed and adds each code once while it is held before the camera. Section 2, "barcode".
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
  // Offline no page can be opened, but scans can be queued for the cart.
  const isAdding = canAdd && (setting === 'add' || isOffline);

  const onScan = async (code: string): Promise<void> => {
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
    if (code !== '') void onScan(code);
    if (isAdding) event.currentTarget.reset();
  };
  return (
    <Dialog title={text('scanner.title')} isOpen onClose={onClose}>
      <div className="grid gap-4">
        <Camera onCode={onScan} hint={!reading && <p className="text-muted">{text('scanner.aim')}</p>} />
        <p role="status" className="font-semibold empty:-mt-4">
          {reading && <ReadingText reading={reading} />}
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
