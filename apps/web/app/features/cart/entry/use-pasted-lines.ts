import { useEffect, useState } from 'react';

/** Lines that were pasted into the page; another paste is another object. */
export interface PastedLines {
  text: string;
}

const isTable = (text: string): boolean => text.split(/[\r\n]+/).filter((line) => line.trim() !== '').length > 1;

/** Fields other than that of one number take what is pasted into them as it is. */
const isOtherField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null &&
  !('takesLines' in target.dataset);

/**
 * Several lines that somebody pastes on the page, or into the field of one number (`data-takes-lines`): a list of order
 * lines, from a spreadsheet or a mail. Undefined until there are any.
 */
export const usePastedLines = (onPaste: () => void): PastedLines | undefined => {
  const [pasted, setPasted] = useState<PastedLines>();
  useEffect(() => {
    const take = (event: ClipboardEvent): void => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (event.defaultPrevented || isOtherField(event.target) || !isTable(text)) return;
      event.preventDefault();
      setPasted({ text });
      onPaste();
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [onPaste]);
  return pasted;
};
