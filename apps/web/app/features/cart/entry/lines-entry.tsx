import { Suspense, useCallback, useEffect, useId, useState } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Icon, type IconProps } from '../../../ui/icons/data/icons.tsx';
import { Button, ChevronDownIcon, Skeleton } from '../../../ui/index.ts';
import { AddBox } from './add-box.tsx';

/** Lines that were pasted into the page; a new object for each paste. */
export interface PastedLines {
  text: string;
}

const isTable = (text: string): boolean => text.split(/[\r\n]+/).filter((line) => line.trim() !== '').length > 1;

/** Returns true for fields that take pasted text as it is. */
const isOtherField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null &&
  !('takesLines' in target.dataset);

/**
 * Returns several order lines that were pasted on the page or into the field of one number (`data-takes-lines`), for
 * instance from a spreadsheet. Undefined until then.
 */
const usePastedLines = (onPaste: () => void): PastedLines | undefined => {
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

const ManyPanel = lazyWithTexts(async () => (await import('../many/many-panel.tsx')).ManyPanel);

interface LinesEntryProps {
  /** Shares its row with the order's details on a wide screen. */
  isBesideHead?: boolean;
  /** Gets the element at the row's end for other tools of the lines; null when it is unmounted. */
  toolsRef?: (place: HTMLElement | null) => void;
}

const LinesIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6h16M4 12h10M4 18h10M18 14v8M14 18h8" />
  </Icon>
);

/** Adds lines to the cart, one by one or many at once. Pasting several lines opens the latter. */
export const LinesEntry = ({ isBesideHead = false, toolsRef }: LinesEntryProps) => {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const pasted = usePastedLines(useCallback(() => setOpen(true), []));
  return (
    <section
      aria-label={text('cart.entry')}
      className={`grid grid-cols-[minmax(0,1fr)] gap-2 ${isBesideHead ? 'tablet:contents' : ''}`}
    >
      <div
        className={`flex flex-wrap items-center gap-x-2 gap-y-1 ${isBesideHead ? 'max-tablet:flex-nowrap tablet:min-w-100 tablet:flex-1 desktop:min-w-140' : ''}`}
      >
        <AddBox isNarrow={isBesideHead} />
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
          className={`tablet:min-h-9.5! ${isBesideHead ? 'max-desktop:px-2!' : 'max-tablet:px-2!'}`}
        >
          <LinesIcon className={isBesideHead ? 'desktop:hidden' : 'tablet:hidden'} />
          <span className={isBesideHead ? 'max-desktop:sr-only' : 'max-tablet:sr-only'}>{text('cart.many')}</span>
          <ChevronDownIcon size={18} className={isOpen ? 'rotate-180' : ''} />
        </Button>
        <div ref={toolsRef} className="contents" />
      </div>
      <div id={id} className="w-full empty:hidden">
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-96 w-full rounded-lg" />}>
            <ManyPanel pasted={pasted} />
          </Suspense>
        )}
      </div>
    </section>
  );
};
