import { type RefObject, useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea') !== null;

/** The arrow keys lead from row to row of the table, where Enter follows the link. */
export const useSiblingKeys = (table: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = table.current;
    if (!element) return undefined;
    const move = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      const row = event.target instanceof HTMLElement ? event.target.closest('tr') : null;
      const rows = [...element.querySelectorAll('tr')].filter(
        (one) => one === row || one.querySelector('[data-sibling-link]'),
      );
      const next = row && rows[rows.indexOf(row) + step]?.querySelector<HTMLElement>('[data-sibling-link]');
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
    };
    element.addEventListener('keydown', move);
    return () => element.removeEventListener('keydown', move);
  }, [table]);
};
