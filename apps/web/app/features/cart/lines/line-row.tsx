import type { CartItem } from '@grossist/contracts';
import { type MouseEvent, memo, Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/index.ts';
import { classNames, Skeleton } from '../../../ui/index.ts';
import type { PricedLine } from '../use-cart.ts';
import { CompactCells } from './compact-cells.tsx';
import type { ChangeLine } from './line-commands.ts';
import { type LineChange, LineChanges } from './order-changes.tsx';
import { LineProposal } from './proposals.tsx';
import { RoomyCells } from './roomy-cells.tsx';
import { type QuantityEditing, useQuantity } from './use-quantity.ts';

/** How a press chooses a line: that one more or less, or all from the last one to it. */
export type Choosing = 'toggle' | 'extend';

/** What a row can ask for. The same object for as long as the table stands. */
export interface LineActions {
  change: ChangeLine;
  remove: (line: CartItem) => void;
  choose: (lineId: string, how: Choosing) => void;
  toggleDetails: (lineId: string) => void;
  toggleKit: (lineId: string) => void;
  /** Opens the dialog that changes a kit, by the id of its line. */
  editKit: (lineId: string) => void;
  /** Shows how the line's price comes about, beside an element. */
  explain: (lineId: string, beside: HTMLElement) => void;
  /** Leaves a row's cell for the same cell of the next row, or of the one before. */
  move: (lineId: string, by: 1 | -1) => void;
  /** Undefined where nothing is there to show suggestions. */
  showSavings: ((lineId: string) => void) | undefined;
}

const LineDetails = lazyWithTexts(async () => (await import('../details/line-details.tsx')).LineDetails);

interface LineRowProps {
  line: CartItem;
  /** From 0, among the rows that are shown. */
  place: number;
  childCount: number;
  isChild: boolean;
  isKitOpen: boolean;
  priced: PricedLine | undefined;
  isUnavailable: boolean;
  /** The first date on which what lies in stock can arrive. */
  firstDate: string | undefined;
  /** Drawn in one row of text. */
  isCompact: boolean;
  /** What the ERP said of it when it was to be ordered. */
  changes: readonly LineChange[] | undefined;
  isChosen: boolean;
  /** Whether what is written on it is shown below it. */
  isOpen: boolean;
  actions: LineActions;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/** What the cells of a row are drawn of. */
export interface LineCellsProps extends LineRowProps {
  quantity: QuantityEditing;
}

const samePriced = (one: PricedLine | undefined, other: PricedLine | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.exceeded === other.exceeded &&
    one.available === other.available &&
    one.kitSum?.amount === other.kitSum?.amount &&
    one.entry.Prices === other.entry.Prices &&
    one.entry.Stock === other.entry.Stock &&
    one.entry.AlternativeProducts === other.entry.AlternativeProducts);

/** Prices that were asked anew and are the same as before draw no row again. */
const isSame = ({ priced, ...one }: LineRowProps, { priced: otherPriced, ...other }: LineRowProps): boolean =>
  samePriced(priced, otherPriced) && Object.entries(one).every(([name, value]) => Reflect.get(other, name) === value);

/** What in a row is pressed for its own sake, and not to choose the row. */
const OWN = 'a, button, input, label, textarea, [role="group"]';

/** One line: a row of the table, a card on a phone. Drawn again only when something of its own has changed. */
export const LineRow = memo((props: LineRowProps) => {
  const { line, place, isChild, isCompact, priced, changes, isChosen, isOpen, actions } = props;
  const quantity = useQuantity(line, actions);

  const press = (event: MouseEvent): void => {
    const { ctrlKey, metaKey, shiftKey, target } = event;
    if (!(ctrlKey || metaKey || shiftKey) || !(target instanceof Element) || target.closest(OWN)) return;
    event.preventDefault();
    actions.choose(line.CartItemId, shiftKey ? 'extend' : 'toggle');
  };
  return (
    // Choosing by Ctrl and Shift is one way more than the tick box and the keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody
      ref={props.measure}
      role="rowgroup"
      data-index={place}
      data-line={line.CartItemId}
      onMouseDown={press}
      className={classNames(
        'block border-b border-line [contain:content] last:border-0',
        isChosen && 'bg-accent-soft',
        isChild && !isChosen && 'bg-canvas',
      )}
    >
      {isCompact ? <CompactCells {...props} quantity={quantity} /> : <RoomyCells {...props} quantity={quantity} />}
      {(quantity.proposal || changes) && (
        <tr role="row" className="block">
          <td role="cell" className="block px-3 pb-3">
            <div className="grid gap-2">
              {changes && (
                <LineChanges
                  line={line}
                  changes={changes}
                  hasAlternatives={(priced?.entry.AlternativeProducts.length ?? 0) > 0}
                  isOpen={isOpen}
                  actions={actions}
                />
              )}
              {quantity.proposal && (
                <LineProposal
                  line={line}
                  proposal={quantity.proposal}
                  ways={quantity.ways}
                  onApply={quantity.apply}
                  onWhole={quantity.takeWhole}
                  onDiscard={quantity.discard}
                />
              )}
            </div>
          </td>
        </tr>
      )}
      {isOpen && (
        <tr role="row" className="block">
          <td role="cell" className="block px-3 pb-3">
            <Suspense fallback={<Skeleton className="h-44 w-full" />}>
              <LineDetails line={line} priced={priced} isUnavailable={props.isUnavailable} hasPicture={isCompact} />
            </Suspense>
          </td>
        </tr>
      )}
    </tbody>
  );
}, isSame);
