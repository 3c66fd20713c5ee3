import { Suspense, useId, useState } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Button, ChevronDownIcon, Skeleton } from '../../../ui/index.ts';
import { AddBox } from './entry/add-box.tsx';

const ManyPanel = lazyWithTexts(async () => (await import('./many/many-panel.tsx')).ManyPanel);

/** How lines get into the cart: one after the other, or many at once. */
export const LinesEntry = () => {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={text('cart.entry')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <AddBox />
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
          className="min-h-10.5 tablet:mt-6"
        >
          {text('cart.many')}
          <ChevronDownIcon size={18} className={isOpen ? 'rotate-180' : ''} />
        </Button>
      </div>
      <div id={id} className="empty:hidden">
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-96 w-full rounded-lg" />}>
            <ManyPanel />
          </Suspense>
        )}
      </div>
    </section>
  );
};
