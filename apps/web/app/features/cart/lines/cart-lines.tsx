import type { Cart, CartItem } from '@grossist/contracts';
import { Suspense, useCallback, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { SkipLink } from '../../../ui/index.ts';
import { useIsCompactSheet } from '../../density/index.ts';
import { EditKitDialog } from '../kits/lazy-kits.tsx';
import { useChoice } from '../sheet/row-choice.ts';
import { useStable } from '../sheet/use-stable.ts';
import type { CartPrices } from '../use-cart.ts';
import type { LineActions } from './line-actions.ts';
import { useLineChanges, useRemoveLines } from './line-commands.ts';
import { rowsOf, withParents } from './line-rows.ts';
import { LinesTable, type ShownLine } from './lines-table.tsx';
import type { LineChange } from './order-changes.tsx';
import { SelectionBar } from './selection-bar.tsx';

/** State of a set of names that can be toggled. */
const useToggles = (): [ReadonlySet<string>, (name: string) => void] => {
  const [on, setOn] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (name: string) =>
      setOn((before) => {
        const next = new Set(before);
        if (!next.delete(name)) next.add(name);
        return next;
      }),
    [],
  );
  return [on, toggle];
};

const ChosenBar = lazyWithTexts(async () => (await import('../chosen/chosen-bar.tsx')).ChosenBar);
const PriceExplanation = lazyWithTexts(async () => (await import('./price-explanation.tsx')).PriceExplanation);

interface CartLinesProps {
  cart: Cart;
  prices: CartPrices;
  /** By line id: changes that a refused order reported. */
  changes: ReadonlyMap<string, readonly LineChange[]>;
  /** The line to scroll to; a new object each time. */
  shown?: ShownLine;
  /** The element for the tools of all lines; null until it is mounted. */
  toolsPlace: HTMLElement | null;
  /** Opens the suggestion for a line (its id); without it suggestions are plain text. */
  onShowSavings?: (lineId: string) => void;
}

/** The lines of the cart with all actions on them. Section 4. */
export const CartLines = ({ cart, prices, changes, shown, toolsPlace, onShowSavings }: CartLinesProps) => {
  const text = useText();
  const afterId = useId();
  const table = useRef<HTMLTableElement>(null);
  const lines = cart.CartItems;
  const [openKits, toggleKit] = useToggles();
  const [openDetails, toggleDetails] = useToggles();
  const [explained, setExplained] = useState<{ lineId: string; beside: HTMLElement }>();
  // A kit with reported changes is open.
  const opened = useMemo(() => withParents(openKits, lines, changes), [openKits, lines, changes]);
  const rows = useMemo(() => rowsOf(lines, opened), [lines, opened]);
  const order = useMemo(() => rows.map(({ line }) => line.CartItemId), [rows]);
  const [editedId, setEditedId] = useState<string>();
  const { choice, choose, chooseAll } = useChoice(order);
  const { remove, removeMany, empty } = useRemoveLines();
  const change = useLineChanges();
  const isCompact = useIsCompactSheet();

  const savings = useStable((lineId: string) => onShowSavings?.(lineId));
  const hasSavings = onShowSavings !== undefined;
  const actions = useMemo<Omit<LineActions, 'move' | 'remove'>>(
    () => ({
      change,
      choose,
      toggleKit,
      editKit: setEditedId,
      toggleDetails,
      explain: (lineId, beside) => setExplained({ lineId, beside }),
      showSavings: hasSavings ? savings : undefined,
    }),
    [change, choose, toggleKit, toggleDetails, savings, hasSavings],
  );
  const takeOut = (gone: readonly CartItem[]): void => {
    const [only] = gone;
    if (gone.length === 1 && only) void remove(only);
    else void removeMany(gone);
  };
  const chosen = useMemo(() => lines.filter((line) => choice.ids.has(line.CartItemId)), [lines, choice]);
  // The pressed buttons disappear with the choice.
  const leaveChoice = (): void => {
    chooseAll(false);
    table.current?.querySelector<HTMLElement>('thead [data-cell]')?.focus();
  };
  const edited = lines.find((line) => line.CartItemId === editedId);
  // A kit that is saved gets another line, and its dialog goes before the saving ends: the next one may be open by then.
  const closeEdited = (): void => setEditedId((open) => (open === editedId ? undefined : open));
  const explainedLine = lines.find((line) => line.CartItemId === explained?.lineId);

  return (
    <div className="grid min-w-0 gap-2">
      {toolsPlace &&
        createPortal(
          <SelectionBar
            lines={lines}
            chosenCount={choice.ids.size}
            isCompact={isCompact}
            onEmpty={() => void empty(lines)}
          />,
          toolsPlace,
        )}
      <SkipLink target={afterId}>{text('cart.lines.skip')}</SkipLink>
      <LinesTable
        // Rows of another height: the visible ones are recomputed.
        key={isCompact ? 'compact' : 'comfortable'}
        isCompact={isCompact}
        rows={rows}
        prices={prices}
        changes={changes}
        shown={shown}
        choice={choice}
        openKits={opened}
        openDetails={openDetails}
        table={table}
        actions={actions}
        onRemove={takeOut}
        onChooseAll={chooseAll}
      />
      <span id={afterId} tabIndex={-1} />
      {chosen.length > 0 && (
        <Suspense>
          <ChosenBar
            cart={cart}
            chosen={chosen}
            onChooseNone={() => leaveChoice()}
            onRemove={() => {
              leaveChoice();
              takeOut(chosen);
            }}
          />
        </Suspense>
      )}
      {edited && <EditKitDialog key={editedId} cart={cart} line={edited} onClose={closeEdited} />}
      {explained && explainedLine && (
        <Suspense>
          <PriceExplanation
            key={explained.lineId}
            line={explainedLine}
            prices={prices.lines?.get(explained.lineId)?.entry.Prices ?? undefined}
            beside={explained.beside}
            onClose={() => setExplained(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
};
