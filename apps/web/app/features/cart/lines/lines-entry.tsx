import { Suspense, useCallback, useId, useState } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Button, ChevronDownIcon, Skeleton } from '../../../ui/index.ts';
import { AddBox } from './entry/add-box.tsx';
import { usePastedLines } from './use-pasted-lines.ts';

const ManyPanel = lazyWithTexts(async () => (await import('./many/many-panel.tsx')).ManyPanel);

interface LinesEntryProps {
  /** Gets the place at the row's end, for what else is done with the lines; null when it has gone. */
  toolsRef?: (place: HTMLElement | null) => void;
}

/** How lines get into the cart: one after the other, or many at once. Several lines that are pasted open the latter. */
export const LinesEntry = ({ toolsRef }: LinesEntryProps) => {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const pasted = usePastedLines(useCallback(() => setOpen(true), []));
  return (
    <section aria-label={text('cart.entry')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <AddBox />
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
          className="max-tablet:px-2! max-tablet:text-sm tablet:min-h-9.5!"
        >
          {text('cart.many')}
          <ChevronDownIcon size={18} className={isOpen ? 'rotate-180' : ''} />
        </Button>
        <div ref={toolsRef} className="contents" />
      </div>
      <div id={id} className="empty:hidden">
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-96 w-full rounded-lg" />}>
            <ManyPanel pasted={pasted} />
          </Suspense>
        )}
      </div>
    </section>
  );
};
