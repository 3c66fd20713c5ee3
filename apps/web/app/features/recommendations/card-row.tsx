import type { SearchDocument } from '@grossist/contracts';
import { useId, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '../../ui/index.ts';
import { Card } from './card.tsx';
import { CARD_WIDTH } from './card-size.ts';
import { useRowScroll } from './use-row-scroll.ts';

export interface CardRowProps {
  title: string;
  materials: readonly SearchDocument[];
}

/** A row of cards that is pushed sideways: by finger, by the buttons, or by the focus going from card to card. */
export const CardRow = ({ title, materials }: CardRowProps) => {
  const text = useText();
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const { canGoBack, canGoForward, go } = useRowScroll(row);
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
      <div className="flex min-h-10 items-center justify-between gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {(canGoBack || canGoForward) && (
          <div className="flex">
            <IconButton
              label={text('recommendations.back', { name: title })}
              icon={<ChevronLeftIcon />}
              isDisabled={!canGoBack}
              onPress={() => go(-1)}
            />
            <IconButton
              label={text('recommendations.forward', { name: title })}
              icon={<ChevronRightIcon />}
              isDisabled={!canGoForward}
              onPress={() => go(1)}
            />
          </div>
        )}
      </div>
      <ul ref={row} className="-m-1 flex snap-x scroll-px-1 gap-3 overflow-x-auto overscroll-x-contain p-1 pb-2">
        {materials.map((material) => (
          <li key={material.Code} className={`shrink-0 snap-start ${CARD_WIDTH}`}>
            <Card material={material} />
          </li>
        ))}
      </ul>
    </section>
  );
};
