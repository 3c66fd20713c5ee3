import type { SheetKit } from '@grossist/contracts';
import { pageAfterDelete } from '@grossist/domain';
import { useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { Button, ChevronLeftIcon, ChevronRightIcon, classNames } from '../../../../ui/index.ts';
import { TickBox } from '../../../cart/index.ts';
import type { ChosenKits } from '../chosen-kits.tsx';
import { KitLabel } from '../kit-label.tsx';
import type { Figures } from '../sheet/use-figures.ts';

/** Kits of a page of the list. */
const PAGE_SIZE = 25;

interface KitListProps {
  kits: readonly SheetKit[];
  shownId: string | undefined;
  chosen: ChosenKits;
  figures: Figures;
  showsPrices: boolean;
  onShow: (kitId: string) => void;
}

/** The kits of a project, a page at a time; after a delete that leaves a page empty, the page before it. Section 4. */
export const KitList = ({ kits, shownId, chosen, figures, showsPrices, onShow }: KitListProps) => {
  const text = useText();
  const placeShown = kits.findIndex(({ id }) => id === shownId);
  const [wanted, setWanted] = useState(Math.max(0, Math.floor(placeShown / PAGE_SIZE)));
  const page = pageAfterDelete(wanted, PAGE_SIZE, kits.length);
  if (page !== wanted) setWanted(page);
  const pages = Math.max(1, Math.ceil(kits.length / PAGE_SIZE));
  const first = page * PAGE_SIZE;
  return (
    <nav aria-label={text('kits.list')} className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <ul className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface">
        {kits.slice(first, first + PAGE_SIZE).map((kit) => {
          const name = kit.headerDescription || text('kits.kit.unnamed');
          return (
            <li
              key={kit.id}
              className={classNames(
                'flex items-center gap-2 border-b border-line px-2 last:border-0',
                kit.id === shownId && 'bg-accent-soft',
              )}
            >
              <TickBox
                label={text('kits.choose', { name })}
                isTicked={chosen.ids.has(kit.id)}
                onTick={() => chosen.toggle(kit.id)}
              />
              <button
                type="button"
                aria-current={kit.id === shownId ? 'true' : undefined}
                onClick={() => onShow(kit.id)}
                className="grid min-h-12 min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5 rounded-sm py-1.5 text-left"
              >
                <span className="flex items-baseline justify-between gap-2">
                  <span className="min-w-0 truncate font-semibold">{name}</span>
                  {showsPrices && <span className="text-sm whitespace-nowrap">{figures.kitPriceOf(kit.id)}</span>}
                </span>
                <span className="flex items-center justify-between gap-2 text-sm text-muted">
                  {text('kits.materialCount', { count: kit.items.length })}
                  <KitLabel label={figures.labelOf(kit.id)} isShort />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {pages > 1 && (
        <div className="flex items-center justify-between gap-2">
          <Button size="small" isDisabled={page === 0} onPress={() => setWanted(page - 1)}>
            <ChevronLeftIcon size={18} />
            {text('ui.pages.previous')}
          </Button>
          <span className="text-sm text-muted">{text('kits.list.page', { page: page + 1, pages })}</span>
          <Button size="small" isDisabled={page + 1 >= pages} onPress={() => setWanted(page + 1)}>
            {text('ui.pages.next')}
            <ChevronRightIcon size={18} />
          </Button>
        </div>
      )}
    </nav>
  );
};
