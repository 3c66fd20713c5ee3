import type { CartItem } from '@grossist/contracts';
import { lazy, type RefObject, Suspense, useCallback, useEffect, useMemo } from 'react';
import { useText } from '../../../i18n/index.ts';
import type { WindowedRows as Windowed } from '../../../ui/rows/use-windowed-rows.ts';
import type { Choice } from '../sheet/row-choice.ts';
import { useSheetFocus, useSheetKeys } from '../sheet/sheet-navigation.ts';
import { useStable } from '../sheet/use-stable.ts';
import type { CartPrices } from '../use-cart.ts';
import type { LineActions } from './line-actions.ts';
import { LineRow } from './line-row.tsx';
import type { OpenKits, ShownRow } from './line-rows.ts';
import { LinesHead } from './lines-head.tsx';
import type { LineChange } from './order-changes.tsx';
import { useAnswerProposal } from './proposals.tsx';

/** Number of rows from which only those near the window are rendered. */
const MANY = 60;
const ROW_HEIGHTS = { compact: 38, comfortable: 116 } as const;
const NO_GAPS: ReadonlyMap<number, number> = new Map();

// Not needed by carts with few lines.
const WindowedRows = lazy(async () => ({ default: (await import('../../../ui/rows/windowed-rows.tsx')).WindowedRows }));

/** A line to scroll to; a new object for each request. */
export interface ShownLine {
  lineId: string;
}

export interface LinesTableProps {
  rows: readonly ShownRow[];
  /** One row of text for each line. */
  isCompact: boolean;
  prices: CartPrices;
  /** By line id: changes that a refused order reported. */
  changes: ReadonlyMap<string, readonly LineChange[]>;
  shown: ShownLine | undefined;
  choice: Choice;
  openKits: OpenKits;
  openDetails: ReadonlySet<string>;
  table: RefObject<HTMLTableElement | null>;
  /** The actions of rows except those on the focus, which the table handles. */
  actions: Omit<LineActions, 'move' | 'remove'>;
  onRemove: (lines: readonly CartItem[]) => void;
  onChooseAll: (isAll: boolean) => void;
}

const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tbody aria-hidden="true" className="block">
      <tr className="block">
        <td aria-hidden="true" style={{ height }} className="block" />
      </tr>
    </tbody>
  );

/**
 * The lines as a table with spreadsheet keys. For screen readers it is a table also where rows are cards or only those
 * near the window are rendered. Rows are blocks, each of which is laid out by itself.
 */
export const LinesTable = (props: LinesTableProps) => {
  const { rows, isCompact, prices, choice, openKits, openDetails, table, onChooseAll, onRemove } = props;
  const text = useText();
  const rowHeight = ROW_HEIGHTS[isCompact ? 'compact' : 'comfortable'];
  const answerProposal = useAnswerProposal();
  const order = useMemo(() => rows.map(({ line }) => line.CartItemId), [rows]);
  const { focused, focus, onRows, ...focusEvents } = useSheetFocus(table);
  const keyOf = useCallback((place: number) => order[place] ?? String(place), [order]);
  const focusPlace = (place: number, cell: string): void => {
    const id = order[place];
    if (id !== undefined) focus(id, place, cell);
  };
  const { shown: wanted } = props;
  const showWanted = useStable((lineId: string) => focusPlace(order.indexOf(lineId), 'change'));
  useEffect(() => {
    if (wanted) showWanted(wanted.lineId);
  }, [wanted, showWanted]);
  const move = useStable((id: string, by: 1 | -1) => focusPlace(order.indexOf(id) + by, 'quantity'));
  /** Removes all chosen lines if the line is one of them, else it alone; a neighbor gets the focus. */
  const removeAt = useStable((id: string) => {
    const isOneOfMany = choice.ids.has(id) && choice.ids.size > 1;
    const gone = rows.filter(({ line }) => (isOneOfMany ? choice.ids.has(line.CartItemId) : line.CartItemId === id));
    const ids = new Set(gone.map(({ line }) => line.CartItemId));
    const place = order.indexOf(id);
    const after = order.findIndex((one, other) => other > place && !ids.has(one));
    const neighbour = after === -1 ? order.findLastIndex((one, other) => other < place && !ids.has(one)) : after;
    const cell = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.cell : undefined;
    focusPlace(neighbour, cell ?? 'quantity');
    onRemove(gone.map(({ line }) => line));
  });
  const { actions: given } = props;
  const actions = useMemo<LineActions>(
    () => ({ ...given, move, remove: ({ CartItemId }) => removeAt(CartItemId) }),
    [given, move, removeAt],
  );
  const onKeyDown = useSheetKeys({
    table,
    order,
    focus: focusPlace,
    choose: given.choose,
    chooseAll: () => onChooseAll(true),
    chooseNone: () => onChooseAll(false),
    remove: removeAt,
    discard: answerProposal,
  });

  const rowsAt = (shown: Pick<Windowed, 'places' | 'gaps' | 'measure'>) =>
    shown.places.flatMap((place) => {
      const row = rows[place];
      if (!row) return [];
      const id = row.line.CartItemId;
      const gap = shown.gaps.get(place) ?? 0;
      // One flat list: nested lists would remount rows as the window moves.
      return [
        gap > 0 && <Gap key={`gap ${id}`} height={gap} />,
        <LineRow
          key={id}
          measure={shown.measure}
          line={row.line}
          place={place}
          childCount={row.childCount}
          isChild={row.isChild}
          isKitOpen={openKits.has(id)}
          priced={prices.lines?.get(id)}
          isUnavailable={prices.isUnavailable}
          firstDate={prices.firstDate}
          isCompact={isCompact}
          changes={props.changes.get(id)}
          isChosen={choice.ids.has(id)}
          isOpen={openDetails.has(id)}
          actions={actions}
        />,
      ];
    });

  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table
        ref={table}
        // Explicit, since some browsers drop the role of a table with block layout.
        role="table"
        aria-label={text('cart.lines')}
        aria-rowcount={rows.length + 1}
        onKeyDown={onKeyDown}
        {...focusEvents}
        className="block text-left"
      >
        <LinesHead
          isCompact={isCompact}
          isSomeChosen={choice.ids.size > 0}
          isAllChosen={choice.ids.size > 0 && order.every((id) => choice.ids.has(id))}
          onChooseAll={onChooseAll}
        />
        {rows.length > MANY ? (
          <Suspense fallback={<Gap height={rows.length * rowHeight} />}>
            <WindowedRows
              count={rows.length}
              table={table}
              most={MANY}
              rowHeight={rowHeight}
              keep={focused === undefined ? undefined : order.indexOf(focused)}
              keyOf={keyOf}
              onRows={onRows}
            >
              {(shown) => (
                <>
                  <Gap height={shown.before} />
                  {rowsAt(shown)}
                  <Gap height={shown.after} />
                </>
              )}
            </WindowedRows>
          </Suspense>
        ) : (
          rowsAt({ places: rows.map((_, place) => place), gaps: NO_GAPS, measure: undefined })
        )}
      </table>
    </div>
  );
};
