import type { SearchDocument } from '@grossist/contracts';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '../../ui/index.ts';
import { scrollRowBy } from '../../ui/scroll.ts';
import { Card } from './card.tsx';
import { CARD_WIDTH } from './recommendations.tsx';

interface RowScroll {
  canGoBack: boolean;
  canGoForward: boolean;
  /** Scrolls the row by about its visible width. */
  go: (direction: -1 | 1) => void;
}

/** Pixels that rounding may leave at either end. */
const ROUNDING = 4;

/** Follows whether a row can be scrolled to either side. */
const useRowScroll = (row: RefObject<HTMLElement | null>): RowScroll => {
  const [ends, setEnds] = useState({ canGoBack: false, canGoForward: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const update = (): void => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const canGoBack = scrollLeft > ROUNDING;
      const canGoForward = scrollLeft + clientWidth < scrollWidth - ROUNDING;
      setEnds((known) =>
        known.canGoBack === canGoBack && known.canGoForward === canGoForward ? known : { canGoBack, canGoForward },
      );
    };
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [row]);

  return {
    ...ends,
    go: (direction) => {
      const element = row.current;
      if (element) scrollRowBy(element, direction * element.clientWidth * 0.8);
    },
  };
};

export interface CardRowProps {
  title: string;
  materials: readonly SearchDocument[];
}

/** A row of cards that scrolls sideways: by touch, by its buttons, or when focus moves from card to card. */
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
