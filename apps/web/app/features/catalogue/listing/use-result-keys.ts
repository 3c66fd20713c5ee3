import { type RefObject, useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="listbox"], dialog') !== null);

const stepOf = (key: string, isInside: boolean): number => {
  if (key === 'j' || (isInside && key === 'ArrowDown')) return 1;
  if (key === 'k' || (isInside && key === 'ArrowUp')) return -1;
  return 0;
};

/** Leads through results by keyboard: j and k from anywhere, the arrow keys from a result. */
export const useResultKeys = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const move = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const results = [...(list.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])];
      const present = results.findIndex((result) => result.contains(document.activeElement));
      const step = stepOf(event.key, present >= 0);
      const next = results[present < 0 ? 0 : present + step];
      if (step === 0 || !next) return;
      event.preventDefault();
      next.querySelector<HTMLElement>('[data-result-link]')?.focus();
      next.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [list]);
};
