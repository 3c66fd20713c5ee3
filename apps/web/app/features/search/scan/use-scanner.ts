import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { NO_BURST, scannedIn, withKey } from './keystroke-burst.ts';

export interface Scanned {
  code: string;
  /** When: the same code twice is two scans. */
  at: number;
}

const leaves = (target: EventTarget | null, field: HTMLInputElement | null): boolean => {
  if (!(target instanceof HTMLElement) || target === field) return false;
  if (target.getAttribute('role') === 'spinbutton') {
    // A quantity takes back what was typed into it.
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    return false;
  }
  // A scan into any other field is meant for that field.
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
};

/** A scanner that types like a keyboard and ends with Enter: heard on every page, whatever has the focus. */
export const useScanner = (field: RefObject<HTMLInputElement | null>, onHeard: () => void): Scanned | undefined => {
  const [scanned, setScanned] = useState<Scanned>();
  const heard = useEffectEvent(onHeard);

  useEffect(() => {
    let burst = NO_BURST;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter') {
        burst = withKey(burst, event.key, event.timeStamp);
        return;
      }
      const code = scannedIn(burst, event.timeStamp);
      burst = NO_BURST;
      if (code === undefined) return;
      // A dialog that counts scans takes them by preventing the default.
      const isTaken = !event.target?.dispatchEvent(
        new CustomEvent('grossist-scan', { detail: code, bubbles: true, cancelable: true }),
      );
      if (!isTaken && leaves(event.target, field.current)) return;
      event.preventDefault();
      event.stopPropagation();
      if (isTaken) return;
      heard();
      setScanned({ code, at: Date.now() });
    };
    // Before the page's own listeners, which would take the Enter for a press.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [field]);

  return scanned;
};
