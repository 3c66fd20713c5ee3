import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useReceiveScan } from './use-receive-scan.ts';

/** Takes one scan of a scanner that types; shows nothing itself. Each scan has one of its own. */
export const ScanReceiver = ({ code, onDone }: { code: string; onDone: () => void }) => {
  const text = useText();
  const receive = useReceiveScan();
  const take = useEffectEvent(async () => {
    const received = await receive(code);
    if (received === 'unknown') notify(text('scanner.unknown', { code }));
    if (received === 'failed') notify(text('scanner.failed'));
    onDone();
  });
  useEffect(() => {
    void take();
  }, []);
  return null;
};
