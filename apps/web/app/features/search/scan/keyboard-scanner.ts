import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Keys in succession, each faster after the other than a person types. */
interface Burst {
  text: string;
  /** Time of the last key in milliseconds. */
  at: number;
}

export const NO_BURST: Burst = { text: '', at: 0 };

/** Longest milliseconds between two keys of a scanner; a fast typist takes twice as long. */
const LONGEST_GAP = 50;
/** Fewest characters of a barcode. */
const SHORTEST = 6;

/** Returns the burst with one more key, at a time in milliseconds; a late key starts a new burst, a control key clears it. */
export const withKey = (burst: Burst, key: string, at: number): Burst => {
  // Scanners send Shift for capital letters.
  if (key === 'Shift') return burst;
  if (key.length !== 1) return NO_BURST;
  return { text: at - burst.at > LONGEST_GAP ? key : burst.text + key, at };
};

/** Returns the code when a scanner typed the burst before Enter; undefined when a person did. */
export const scannedIn = ({ text, at }: Burst, enterAt: number): string | undefined => {
  const isFast = enterAt - at <= LONGEST_GAP;
  return isFast && text.length >= SHORTEST && /^[\w./+-]*\d[\w./+-]*$/.test(text) ? text : undefined;
};

interface Scanned {
  code: string;
  /** Time of the scan in milliseconds: distinguishes two scans of the same code. */
  at: number;
}

const isForOtherField = (target: EventTarget | null, field: HTMLInputElement | null): boolean => {
  if (!(target instanceof HTMLElement) || target === field) return false;
  if (target.getAttribute('role') === 'spinbutton') {
    // Escape makes the quantity field discard what the scanner typed into it.
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    return false;
  }
  // A scan into any other field belongs to that field.
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
};

/** Detects a scanner that types like a keyboard and ends with Enter, wherever the focus is. */
export const useScanner = (field: RefObject<HTMLInputElement | null>, onScan: () => void): Scanned | undefined => {
  const [scanned, setScanned] = useState<Scanned>();
  const notify = useEffectEvent(onScan);

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
      // A dialog that handles scans itself prevents the event's default.
      const isTaken = !event.target?.dispatchEvent(
        new CustomEvent('grossist-scan', { detail: code, bubbles: true, cancelable: true }),
      );
      if (!isTaken && isForOtherField(event.target, field.current)) return;
      event.preventDefault();
      event.stopPropagation();
      if (isTaken) return;
      notify();
      setScanned({ code, at: Date.now() });
    };
    // In the capture phase: the page's own listeners would treat Enter as a click.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [field]);

  return scanned;
};
