import { type RefObject, useEffect } from 'react';

export interface LineKeys {
  onDelete: (lineId: string) => void;
  onEscape: (lineId: string) => void;
}

// Where Delete belongs to the text that is edited.
const isEditing = (target: Element): boolean =>
  (target instanceof HTMLInputElement && target.type !== 'checkbox') || target instanceof HTMLTextAreaElement;

/** Delete removes the line that has the focus, Escape discards what is proposed for it. */
export const useLineKeys = (table: RefObject<HTMLElement | null>, { onDelete, onEscape }: LineKeys): void => {
  useEffect(() => {
    const element = table.current;
    const press = (event: KeyboardEvent): void => {
      if (!(event.target instanceof Element) || event.defaultPrevented) return;
      const id = event.target.closest<HTMLElement>('[data-line]')?.dataset.line;
      if (id === undefined) return;
      if (event.key === 'Escape') onEscape(id);
      if (event.key !== 'Delete' || isEditing(event.target)) return;
      event.preventDefault();
      onDelete(id);
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  });
};
