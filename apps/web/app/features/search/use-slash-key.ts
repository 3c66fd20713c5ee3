import { type RefObject, useEffect } from 'react';

// A quantity is a field too, but no slash belongs in it.
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.getAttribute('role') !== 'spinbutton' &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** "/" leads to the field from anywhere but another field of words. */
export const useSlashKey = (field: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [field]);
};
