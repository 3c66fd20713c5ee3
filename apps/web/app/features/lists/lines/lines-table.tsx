import type { VariationListLine } from '@grossist/contracts';
import type { Quantity } from '@grossist/domain';
import { useQueries } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Skeleton } from '../../../ui/index.ts';
import { useWindowedRows } from '../../../ui/rows/use-windowed-rows.ts';
import { useSheetFocus, useSheetKeys, useStable } from '../../cart/index.ts';
import { PriceList } from '../../prices/index.ts';
import { ListLineRow } from './line-row.tsx';
import { LinesHead } from './lines-head.tsx';
import { allPages, LINES_A_PAGE, pageOf, pagesOf } from './shown-lines.ts';
import type { ChosenLines } from './use-chosen-lines.ts';
import type { ListLineActions } from './use-line-commands.ts';
import type { LinePages } from './use-line-pages.ts';

/** From here on only the rows near the window are in the page. */
const MANY = 60;
const ROW_HEIGHT = 92;

const NO_NUMBERS: readonly string[] = [];

export interface LinesTableProps {
  pages: LinePages;
  /** Lines that the filter keeps. */
  total: number;
  chosen: ChosenLines;
  openDetails: ReadonlySet<string>;
  /** By line: quantities for this order alone. */
  quantities: ReadonlyMap<string, Quantity>;
  mayEdit: boolean;
  mayMove: boolean;
  table: RefObject<HTMLTableElement | null>;
  /** The actions of rows, except those for the focus, which the table handles. */
  actions: Omit<ListLineActions, 'move' | 'remove' | 'reorder'>;
  onRemove: (lines: readonly VariationListLine[]) => void;
  onReorder: (from: number, to: number) => Promise<void>;
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

/** The place of a line that is still loaded. */
const Awaited = ({ place }: { place: number }) => (
  <tbody role="rowgroup" data-index={place} data-line={`#${place}`} className="block border-b border-line">
    <tr role="row" aria-rowindex={place + 2} className="block">
      <td role="cell" className="block p-3">
        <Skeleton className="h-16 w-full" />
      </td>
    </tr>
  </tbody>
);

/** The lines as a table and a sheet; of thousands the rows near the window alone are in the page, and loaded. */
export const LinesTable = (props: LinesTableProps) => {
  const { pages, total, chosen, table, mayEdit, mayMove, onRemove, onReorder, onChooseAll } = props;
  const text = useText();
  const { focused: focusedRow, focus, ...focusEvents } = useSheetFocus(table);
  const moved = useRef<{ id: string; cell: string; place: number }>(undefined);
  const placeOf = (id: string): number => {
    for (const page of allPages(total)) {
      const nth = pages.cached(page)?.PageItems.findIndex(({ LineId }) => LineId === id) ?? -1;
      if (nth >= 0) return (page - 1) * LINES_A_PAGE + nth;
    }
    return id.startsWith('#') ? Number(id.slice(1)) : -1;
  };
  const keyOf = useCallback((place: number) => pages.lineAt(place)?.LineId ?? `#${place}`, [pages]);
  const shown = useWindowedRows({
    count: total,
    table,
    most: MANY,
    rowHeight: ROW_HEIGHT,
    keep: focusedRow === undefined ? undefined : placeOf(focusedRow),
    keyOf,
  });
  const wanted = pagesOf(shown.places);
  const loaded = useQueries({ queries: wanted.map((page) => pages.options(page)) });

  const order = useMemo(
    () =>
      allPages(total).flatMap((page) => {
        const first = (page - 1) * LINES_A_PAGE;
        const lines = pages.cached(page)?.PageItems;
        const count = Math.min(LINES_A_PAGE, total - first);
        return Array.from({ length: count }, (_, nth) => lines?.[nth]?.LineId ?? `#${first + nth}`);
      }),
    // The loaded lines are what it is made of.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [total, pages, loaded.map(({ dataUpdatedAt }) => dataUpdatedAt).join(' ')],
  );
  const focusPlace = (place: number, cell: string): void => {
    if (place >= 0 && place < total) focus(keyOf(place), place, cell);
  };
  const move = useStable((place: number, by: 1 | -1) => focusPlace(place + by, 'quantity'));
  const cellOf = (): string =>
    document.activeElement instanceof HTMLElement ? (document.activeElement.dataset.cell ?? 'quantity') : 'quantity';
  /** Removes the selected lines when the line is one of several, else it alone; the focus goes to a neighbor. */
  const removeAt = useStable((id: string) => {
    if (!mayEdit) return;
    const place = placeOf(id);
    const line = pages.lineAt(place);
    if (!line) return;
    const isOneOfMany = chosen.has(id) && chosen.size > 1;
    const stays = (other: number): boolean => other !== place && !(isOneOfMany && chosen.has(keyOf(other)));
    const after = order.findIndex((_, other) => other > place && stays(other));
    focusPlace(after === -1 ? order.findLastIndex((_, other) => stays(other)) : after, cellOf());
    onRemove(isOneOfMany ? [...chosen.values()] : [line]);
  });
  const reorder = useStable(async (from: number, to: number): Promise<void> => {
    if (!mayMove || from === to || to < 0 || to >= total) return;
    const id = order[from];
    if (id !== undefined) moved.current = { id, cell: cellOf(), place: to };
    await onReorder(from, to);
  });
  // The focus follows a line that was moved, as soon as its row is drawn at its new place.
  useLayoutEffect(() => {
    const wish = moved.current;
    const row = wish && table.current?.querySelector<HTMLElement>(`[data-line="${wish.id}"]`);
    if (!wish || row?.dataset.index !== String(wish.place)) return;
    moved.current = undefined;
    focusPlace(wish.place, wish.cell);
  });
  const { actions: given } = props;
  const actions = useMemo<ListLineActions>(
    () => ({ ...given, move, remove: removeAt, reorder: (from, to) => void reorder(from, to) }),
    [given, move, removeAt, reorder],
  );
  const sheet = useSheetKeys({
    table,
    order,
    focus: focusPlace,
    choose: (id, how) => given.choose(order.indexOf(id), how),
    chooseAll: () => onChooseAll(true),
    chooseNone: () => onChooseAll(false),
    remove: removeAt,
    discard: () => onChooseAll(false),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!row || by === undefined || !event.altKey || !event.shiftKey) return sheet(event);
    event.preventDefault();
    const place = Number(row.dataset.index);
    void reorder(place, place + by);
  };
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table
        ref={table}
        // Stated, since a table that is drawn as blocks is none any more for some browsers.
        role="table"
        aria-label={text('lists.lines')}
        aria-rowcount={total + 1}
        onKeyDown={onKeyDown}
        {...focusEvents}
        className="block text-left"
      >
        <LinesHead
          isSomeChosen={chosen.size > 0}
          isAllChosen={total > 0 && chosen.size >= total}
          onChooseAll={onChooseAll}
        />
        <Gap height={shown.before} />
        {wanted.map((page) => (
          // One call for the prices of a page of lines, as soon as a row of it is in sight.
          <PriceList
            key={page}
            numbers={pages.cached(page)?.PageItems.map((line) => line.ItemSAPMaterialNumber) ?? NO_NUMBERS}
          >
            {shown.places
              .filter((place) => pageOf(place) === page)
              .flatMap((place) => {
                const line = pages.lineAt(place);
                const gap = shown.gaps.get(place) ?? 0;
                const id = line?.LineId ?? `#${place}`;
                return [
                  gap > 0 && <Gap key={`gap ${id}`} height={gap} />,
                  line ? (
                    <ListLineRow
                      key={id}
                      measure={shown.measure}
                      line={line}
                      place={place}
                      quantity={props.quantities.get(id)}
                      mayEdit={mayEdit}
                      mayMove={mayMove}
                      isChosen={chosen.has(id)}
                      isOpen={props.openDetails.has(id)}
                      actions={actions}
                    />
                  ) : (
                    <Awaited key={id} place={place} />
                  ),
                ];
              })}
          </PriceList>
        ))}
        <Gap height={shown.after} />
      </table>
    </div>
  );
};
