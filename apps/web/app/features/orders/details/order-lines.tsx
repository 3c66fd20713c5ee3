import type { OrderDetails, OrderLine } from '@grossist/contracts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { classNames } from '../../../ui/index.ts';
import { useWindowedRows } from '../../../ui/rows/use-windowed-rows.ts';
import { TickBox, useIsPrinting } from '../../cart/index.ts';
import { type ChosenLines, COLUMNS, LineRow } from './line-row.tsx';
import { type OrderRow, rowsOf } from './order-rows.ts';

/** From here on only the rows near the window are in the page. */
const MANY = 80;
const ROW_HEIGHT = 69;

interface OrderLinesProps {
  order: OrderDetails;
  chosen: ChosenLines;
  /** Whether there is anything to choose lines for. */
  mayChoose: boolean;
}

const TICKS = 'tablet:py-2 tablet:pl-3 print:hidden';
const HEADING = 'px-3 py-2 font-semibold max-tablet:sr-only';

const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tbody aria-hidden="true" className="block">
      <tr className="block">
        <td aria-hidden="true" style={{ height }} className="block" />
      </tr>
    </tbody>
  );

/** Lines that can be chosen on their own; a kit's materials are chosen with it. */
const ownNumbers = (lines: readonly OrderLine[]): number[] =>
  lines.filter(({ ParentLineNumber }) => ParentLineNumber === null).map(({ LineNumber }) => LineNumber);

/** The lines of a sent order: a table, cards on a phone; of thousands only those in sight are in the page. */
export const OrderLines = ({ order, chosen, mayChoose }: OrderLinesProps) => {
  const text = useText();
  const table = useRef<HTMLTableElement>(null);
  const isPrinting = useIsPrinting();
  const [openKits, setOpenKits] = useState<ReadonlySet<number>>(new Set());
  const rows = useMemo(() => rowsOf(order.Lines, openKits), [order.Lines, openKits]);
  const numbers = useMemo(() => ownNumbers(order.Lines), [order.Lines]);
  const keyOf = useCallback((place: number) => String(rows[place]?.line.LineNumber ?? place), [rows]);
  const shown = useWindowedRows({
    count: rows.length,
    table,
    // On paper there is no window.
    most: isPrinting ? Number.POSITIVE_INFINITY : MANY,
    rowHeight: ROW_HEIGHT,
    keyOf,
  });
  const toggleKit = useCallback(
    (line: number) =>
      setOpenKits((before) => {
        const next = new Set(before);
        if (!next.delete(line)) next.add(line);
        return next;
      }),
    [],
  );
  const count = chosen.numbers.size;
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <table
        ref={table}
        // Explicit roles, since some browsers drop table semantics with display: block.
        role="table"
        aria-label={text('cart.lines')}
        aria-rowcount={rows.length + 1}
        className="block text-left"
      >
        <thead
          role="rowgroup"
          className={classNames(
            'block border-b border-line text-sm text-muted',
            // On a phone it shows nothing but the box for all.
            !mayChoose && 'max-tablet:sr-only',
          )}
        >
          <tr
            role="row"
            className={classNames('items-center max-tablet:flex max-tablet:px-3 max-tablet:py-2', COLUMNS)}
          >
            {mayChoose ? (
              <th role="columnheader" scope="col" className={TICKS}>
                <TickBox
                  label={text('cart.select.all')}
                  isTicked={count > 0 && count === numbers.length}
                  isIndeterminate={count > 0 && count < numbers.length}
                  onTick={() => chosen.set(numbers, count < numbers.length)}
                />
              </th>
            ) : (
              // A heading of nothing would be read out as one.
              <td aria-hidden="true" className={TICKS} />
            )}
            <th role="columnheader" scope="col" className={HEADING}>
              {text('cart.column.material')}
            </th>
            <th role="columnheader" scope="col" className={classNames(HEADING, 'text-right')}>
              {text('ui.quantity')}
            </th>
            <th role="columnheader" scope="col" className={HEADING}>
              {text('orders.column.status')}
            </th>
            <th role="columnheader" scope="col" className={classNames(HEADING, 'text-right')}>
              {text('cart.column.sum')}
            </th>
          </tr>
        </thead>
        <Gap height={shown.before} />
        {shown.places.map((place) => {
          const row: OrderRow | undefined = rows[place];
          if (!row) return null;
          const { line } = row;
          return (
            <LineRow
              key={line.LineNumber}
              orderId={order.OrderId}
              row={row}
              place={place}
              measure={shown.measure}
              isKitOpen={openKits.has(line.LineNumber)}
              onToggleKit={toggleKit}
              isChosen={chosen.numbers.has(line.LineNumber)}
              onChoose={mayChoose ? chosen.set : undefined}
            />
          );
        })}
        <Gap height={shown.after} />
      </table>
    </div>
  );
};
