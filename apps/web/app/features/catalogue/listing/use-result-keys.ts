import { type RefObject, useEffect } from 'react';

/** Milliseconds in which a digit must stay alone: the digits of a scanner follow each other faster. */
const ALONE = 60;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="listbox"], dialog') !== null);

const stepOf = (key: string, isInside: boolean): number => {
  if (key === 'j' || (isInside && key === 'ArrowDown')) return 1;
  if (key === 'k' || (isInside && key === 'ArrowUp')) return -1;
  return 0;
};

const setQuantity = (result: HTMLElement, digit: string): void => {
  const field = result.querySelector<HTMLInputElement>('[data-add] [role="spinbutton"]');
  if (!field) return;
  field.focus();
  // As if it had been typed: the field selects itself when it gets the focus.
  document.execCommand('insertText', false, digit);
};

/**
 * Leads through results by keyboard: j and k from anywhere, the arrow keys from a result. There, + adds it to the
 * cart, l puts it on a list and a digit begins its quantity; Enter follows the link that has the focus.
 */
export const useResultKeys = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;

    const order = (result: HTMLElement, key: string): boolean => {
      if (key === '+' || key === 'l') {
        const pressed = [
          ...result.querySelectorAll<HTMLElement>(key === 'l' ? '[data-lists]' : '[data-add] button'),
        ].at(-1);
        pressed?.click();
        return pressed !== undefined;
      }
      if (/^[1-9]$/.test(key)) waiting = setTimeout(() => setQuantity(result, key), ALONE);
      return false;
    };

    const move = (event: KeyboardEvent): void => {
      clearTimeout(waiting);
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const results = [...(list.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])].filter(
        (result) => result.checkVisibility?.() ?? true,
      );
      // The innermost: a product holds its variations.
      const present = results.findLastIndex((result) => result.contains(document.activeElement));
      const own = results[present];
      const step = stepOf(event.key, own !== undefined);
      const next = results[own ? present + step : 0];
      if (own && step === 0 ? !order(own, event.key) : step === 0 || !next) return;
      event.preventDefault();
      if (step === 0) return;
      next?.querySelector<HTMLElement>('[data-result-link]')?.focus();
      next?.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', move);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('keydown', move);
    };
  }, [list]);
};
