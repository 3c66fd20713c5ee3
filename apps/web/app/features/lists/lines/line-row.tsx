import type { VariationListLine } from '@grossist/contracts';
import { type Quantity, quantityOf, quantityToNumber } from '@grossist/domain';
import { lazy, type MouseEvent, memo, Suspense, useCallback, useRef } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { useText } from '../../../i18n/index.ts';
import { CartIcon, classNames, IconButton, ShopLink, Skeleton, TrashIcon } from '../../../ui/index.ts';
import { DragHandle } from '../../../ui/rows/drag-handle.tsx';
import { RowPicture } from '../../../ui/rows/row-loading.tsx';
import { packingOfMaterial, presetQuantityOf, QuantityField, TickBox } from '../../cart/index.ts';
import { PriceAndStock } from '../../prices/index.ts';
import { LineAbout, RoundingHint } from './line-about.tsx';
import { COLUMNS } from './lines-head.tsx';
import type { ListLineActions } from './use-line-commands.ts';
import { useListQuantity } from './use-list-quantity.ts';

const LineDetails = lazy(async () => ({ default: (await import('./line-details.tsx')).LineDetails }));

export interface ListLineRowProps {
  line: VariationListLine;
  /** From 0, among the lines that the filter keeps. */
  place: number;
  /** Quantity for this order alone; undefined: the usual one. */
  quantity: Quantity | undefined;
  mayEdit: boolean;
  /** The lines are in the list's own order, which the caller may change. */
  mayMove: boolean;
  isChosen: boolean;
  isOpen: boolean;
  actions: ListLineActions;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/** What is dragged: nothing else can be dropped on a line. */
const LINE_TYPE = 'application/x-grossist-list-line';

/** What in a row is pressed for its own sake, and not to select the row. */
const OWN = 'a, button, input, label, textarea, summary, [role="button"], [role="group"]';

/** A line of a list: a row of the table, a card on a phone. Drawn again only when something of its own has changed. */
export const ListLineRow = memo((props: ListLineRowProps) => {
  const { line, place, mayEdit, mayMove, isChosen, isOpen, actions, measure } = props;
  const text = useText();
  const row = useRef<HTMLTableSectionElement>(null);
  const name = line.ItemLocalMaterialName;
  const preset = line.UsualQuantity === null ? presetQuantityOf(line) : quantityOf(line.UsualQuantity);
  const quantity = useListQuantity({
    value: props.quantity ?? preset,
    packing: packingOfMaterial(line),
    packageSize: quantityOf(line.PackageSize),
    isFixed: !line.IsAvailable,
    onChange: (wanted) =>
      mayEdit ? actions.change(line, { UsualQuantity: quantityToNumber(wanted) }) : actions.setQuantity(line, wanted),
    onMove: (by) => actions.move(place, by),
    onOrder: (wanted) => actions.order?.(line, wanted),
  });
  const { dropProps, isDropTarget } = useDrop({
    ref: row,
    isDisabled: !mayMove,
    getDropOperation: (types) => (types.has(LINE_TYPE) ? 'move' : 'cancel'),
    onDrop: ({ items: [item] }) => {
      if (item?.kind !== 'text') return;
      item.getText(LINE_TYPE).then(
        (from) => actions.reorder(Number(from), place),
        () => undefined,
      );
    },
  });
  const setRow = useCallback(
    (element: HTMLTableSectionElement | null): void => {
      row.current = element;
      measure?.(element);
    },
    [measure],
  );
  const press = (event: MouseEvent): void => {
    const { ctrlKey, metaKey, shiftKey, target } = event;
    if (!(ctrlKey || metaKey || shiftKey) || !(target instanceof Element) || target.closest(OWN)) return;
    event.preventDefault();
    actions.choose(place, shiftKey ? 'extend' : 'toggle');
  };
  return (
    // Selecting by Ctrl and Shift is one way more than the check box and the keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody
      {...dropProps}
      ref={setRow}
      role="rowgroup"
      data-index={place}
      data-line={line.LineId}
      onMouseDown={press}
      className={classNames(
        'block border-b border-line [contain:content] last:border-0',
        isChosen && 'bg-accent-soft',
        isDropTarget && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <tr
        role="row"
        // The heading is the first.
        aria-rowindex={place + 2}
        aria-selected={isChosen}
        className={`max-tablet:grid max-tablet:grid-cols-[1.5rem_minmax(0,1fr)_auto_2.5rem] max-tablet:gap-x-2 max-tablet:gap-y-2 max-tablet:p-3 compact:max-tablet:py-1.5 ${COLUMNS}`}
      >
        <td role="cell" className="tablet:py-2 compact:tablet:py-0.5 tablet:pl-2">
          <TickBox
            label={text('lists.select.line', { name })}
            isTicked={isChosen}
            onTick={(withShift) => actions.choose(place, withShift ? 'extend' : 'toggle')}
          />
        </td>
        <td role="cell" className="max-tablet:hidden tablet:py-1.5 compact:tablet:py-0">
          {mayMove && (
            <DragHandle type={LINE_TYPE} label={text('lists.line.move', { name })} name={name} place={place} />
          )}
        </td>
        <td role="cell" className="max-tablet:hidden tablet:py-2 compact:tablet:py-0.5">
          <ShopLink to={line.Url} discover="none" tabIndex={-1} aria-hidden="true" className="hidden desktop:block">
            <RowPicture src={line.ImageUrl} alt="" width={48} height={48} className="compact:size-9" />
          </ShopLink>
        </td>
        <td role="cell" className="min-w-0 max-tablet:col-span-2 tablet:py-2 compact:tablet:py-0.5 tablet:pl-1">
          <LineAbout line={line} place={place} mayEdit={mayEdit} isOpen={isOpen} actions={actions} />
        </td>
        <td
          role="cell"
          className="min-w-0 overflow-hidden max-tablet:order-last max-tablet:col-span-4 tablet:py-2 compact:tablet:py-0.5 tablet:pl-2"
        >
          <PriceAndStock sapMaterialNumber={line.ItemSAPMaterialNumber} unit={line.SalesUnit} size="small" />
        </td>
        <td
          role="cell"
          className="max-tablet:order-last max-tablet:col-span-2 max-tablet:col-start-1 tablet:px-2 tablet:py-2 compact:tablet:py-0.5"
        >
          <QuantityField
            name={name}
            salesUnit={line.SalesUnit}
            packing={packingOfMaterial(line)}
            packageSize={quantityOf(line.PackageSize)}
            quantity={quantity}
          />
          <RoundingHint line={line} quantity={quantity.value} />
        </td>
        <td
          role="cell"
          className="max-tablet:order-last max-tablet:col-span-2 max-tablet:justify-self-end tablet:py-2 compact:tablet:py-0.5"
        >
          {actions.order && (
            <IconButton
              label={text('lists.line.add', { name })}
              icon={<CartIcon />}
              data-cell="order"
              isDisabled={!line.IsAvailable}
              onPress={() => actions.order?.(line, quantity.value)}
              className="bg-accent text-on-accent hover:bg-accent-strong"
            />
          )}
        </td>
        <td role="cell" className="max-tablet:col-start-4 max-tablet:row-start-1 tablet:py-2 compact:tablet:py-0.5">
          {mayEdit && (
            <IconButton
              label={text('lists.line.remove', { name })}
              icon={<TrashIcon />}
              data-cell="remove"
              onPress={() => actions.remove(line.LineId)}
            />
          )}
        </td>
      </tr>
      {isOpen && (
        <tr role="row" className="block">
          <td role="cell" className="block px-3 pb-3">
            <Suspense fallback={<Skeleton className="h-32 w-full" />}>
              <LineDetails line={line} mayEdit={mayEdit} actions={actions} />
            </Suspense>
          </td>
        </tr>
      )}
    </tbody>
  );
});
