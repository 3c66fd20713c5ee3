import { useEffect, useEffectEvent } from 'react';

/** Takes the scans of a scanner that types, which the search field announces as `grossist-scan`, while this is shown. */
export const useKeyboardScanner = (onCode: (code: string) => void): void => {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    const listen = (event: Event): void => {
      if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
      event.preventDefault();
      const { target } = event;
      if (target instanceof HTMLInputElement) {
        // What the scanner typed into a quantity is discarded by Escape; other fields are emptied.
        if (target.getAttribute('role') !== 'spinbutton') target.value = '';
        target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      }
      take(event.detail);
    };
    window.addEventListener('grossist-scan', listen);
    return () => window.removeEventListener('grossist-scan', listen);
  }, []);
};
