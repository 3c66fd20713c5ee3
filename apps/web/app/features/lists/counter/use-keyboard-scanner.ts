import { useEffect, useEffectEvent } from 'react';
import { type Burst, NO_BURST, scannedIn, withKey } from '../../search/index.ts';

/** Takes the scans of a scanner that types while the counter is open, before the page's search field does. */
export const useKeyboardScanner = (onCode: (code: string) => void): void => {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    let burst: Burst = NO_BURST;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter') {
        burst = withKey(burst, event.key, event.timeStamp);
        return;
      }
      const code = scannedIn(burst, event.timeStamp);
      burst = NO_BURST;
      if (code === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      // A scan that was typed into a field of the counter is no text of it.
      if (event.target instanceof HTMLInputElement) event.target.value = '';
      take(code);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
};
