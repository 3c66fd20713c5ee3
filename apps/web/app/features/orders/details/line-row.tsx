import { quantityOf } from '@grossist/domain';
import { memo } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Badge, ChevronDownIcon, classNames, ShopLink, typeBesideName } from '../../../ui/index.ts';
import { discoverAt, RowPicture } from '../../../ui/rows/row-loading.tsx';
import { useAmount } from '../../../use-amount.ts';
import { TickBox } from '../../cart/index.ts';
import { ListPicker } from '../../list-picker/index.ts';
import { usePer } from '../../prices/index.ts';
import { LineStanding } from './line-standing.tsx';

import type { OrderRow } from './order-rows.ts';

/**
 * The column widths of headings and rows. They do not depend on the rows, so that nothing moves sideways as
 * others come into the page, and each is laid out by itself.
 */
export const COLUMNS =
  'tablet:grid tablet:grid-cols-[2.5rem_minmax(0,1fr)_6rem_11rem_9rem] desktop:grid-cols-[2.5rem_minmax(0,1fr)_7rem_14rem_11rem] tablet:print:grid-cols-[0_minmax(0,1fr)_6rem_12rem_10rem]';

export interface ChosenLines {
  numbers: ReadonlySet<number>;
  set: (numbers: readonly number[], isChosen: boolean) => void;
}

interface LineRowProps {
  orderId: string;
  row: OrderRow;
  place: number;
  measure: ((row: HTMLElement | null) => void) | undefined;
  isKitOpen: boolean;
  onToggleKit: (lineNumber: number) => void;
  isChosen: boolean;
  /** Undefined: there is nothing to choose it for. */
  onChoose: ChosenLines['set'] | undefined;
}

const CELL = 'tablet:px-3 tablet:py-2';

/** One line: material, quantity, status and price. A kit's line expands to its materials. */
export const LineRow = memo((props: LineRowProps) => {
  const { orderId, row, place, measure, isKitOpen, isChosen, onToggleKit, onChoose } = props;
  const { line, childCount, isChild } = row;
  const text = useText();
  const format = useFormat();
  const { wireAmount } = useAmount();
  const per = usePer();
  const notes = [line.Note, line.AdditionalNote].filter((note) => note !== '');
  const accounting = [line.AccountingString1, line.AccountingString2].filter((part) => part !== '').join(' / ');
  return (
    <tbody
      ref={measure}
      role="rowgroup"
      data-index={place}
      className={classNames(
        'block border-b border-line [contain:content] last:border-0 print:break-inside-avoid',
        isChosen && 'bg-accent-soft',
        isChild && !isChosen && 'bg-canvas',
      )}
    >
      <tr
        role="row"
        // The heading is the first.
        aria-rowindex={place + 2}
        aria-selected={isChosen}
        className={classNames(
          'max-tablet:grid max-tablet:grid-cols-[1.25rem_minmax(0,1fr)_auto] max-tablet:gap-x-3 max-tablet:gap-y-1 max-tablet:p-3',
          COLUMNS,
        )}
      >
        <td
          role="cell"
          className={classNames('tablet:py-2.5 tablet:pl-3 print:hidden', isChild && 'border-l-4 border-edge')}
        >
          {!isChild && onChoose && (
            <TickBox
              label={text('cart.select.line', { name: line.Name })}
              isTicked={isChosen}
              onTick={() => onChoose([line.LineNumber], !isChosen)}
            />
          )}
        </td>
        <td
          role="cell"
          className={classNames(
            CELL,
            'flex min-w-0 items-start gap-3 max-tablet:col-span-2',
            isChild && 'pl-3 tablet:pl-6',
          )}
        >
          {childCount === 0 && <RowPicture src={line.ImageUrl} alt="" width={48} height={48} />}
          <span className="grid min-w-0 content-start">
            {line.KitId !== null && !isChild ? (
              <ShopLink
                to={`/orders/${orderId}/kits/${line.KitId}`}
                discover={discoverAt(place)}
                className="font-semibold hover:underline"
              >
                {line.Name}
              </ShopLink>
            ) : (
              <ShopLink to={line.Url} discover={discoverAt(place)} className="font-semibold hover:underline">
                {line.Name}
              </ShopLink>
            )}
            <span className="text-sm text-muted">
              {[line.Code, typeBesideName(line.Name, line.TypeDesignation)].filter((part) => part !== '').join(' · ')}
            </span>
            {notes.map((note) => (
              <span key={note} className="text-sm text-muted [overflow-wrap:anywhere]">
                {text('cart.note', { note })}
              </span>
            ))}
            {accounting !== '' && (
              <span className="text-sm text-muted">{text('orders.accounting', { strings: accounting })}</span>
            )}
            {line.IsOnClearanceSale && (
              <span>
                <Badge tone="accent">{text('cart.line.clearance')}</Badge>
              </span>
            )}
            {childCount === 0 && line.MaterialNo !== '' && (
              <span className="-ml-1.5 justify-self-start print:hidden">
                <ListPicker material={{ ItemSAPMaterialNumber: line.MaterialNo, ItemLocalMaterialName: line.Name }} />
              </span>
            )}
            {childCount > 0 && (
              <button
                type="button"
                aria-expanded={isKitOpen}
                onClick={() => onToggleKit(line.LineNumber)}
                className="flex min-h-6 items-center gap-1 justify-self-start text-sm text-accent underline underline-offset-3 print:hidden"
              >
                <ChevronDownIcon size={16} className={isKitOpen ? 'rotate-180' : ''} />
                {text('orders.kit.materials', { count: childCount })}
              </button>
            )}
          </span>
        </td>
        <td role="cell" className={classNames(CELL, 'whitespace-nowrap max-tablet:col-start-2 tablet:text-right')}>
          {wireAmount(line.Quantity, line.SalesUnit)}
        </td>
        <td
          role="cell"
          className={classNames(CELL, 'max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:row-start-3')}
        >
          <LineStanding line={line} />
        </td>
        <td
          role="cell"
          className={classNames(CELL, 'text-right whitespace-nowrap max-tablet:col-start-3 max-tablet:row-start-2')}
        >
          <span className="font-semibold">{line.NetPriceStr}</span>
          {line.CuttingFeeStr !== '' && (
            <span className="block text-sm whitespace-normal text-muted">
              {text('cart.price.cut', { fee: line.CuttingFeeStr })}
            </span>
          )}
          {line.UnitPriceStr !== '' && !isChild && (
            <span className="block text-sm whitespace-normal text-muted max-tablet:hidden">
              {line.UnitPriceStr} {per(format.quantity(quantityOf(line.PerQuantity)), line.SalesUnit)}
            </span>
          )}
        </td>
      </tr>
    </tbody>
  );
});
