import { lazy, type MouseEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { Button } from '../../../../ui/index.ts';
import { useStable } from '../../../cart/index.ts';
import type { ChosenKits } from '../chosen-kits.tsx';
import { packed } from '../sheet/packing.ts';
import type { Figures } from '../sheet/use-figures.ts';
import { type ShownSheet, stateOfCell } from '../sheet/use-sheet.ts';
import { useEditWords } from '../sheet/use-sheet-edits.ts';
import { CellBar } from './cell-bar.tsx';
import { FootRow } from './foot-row.tsx';
import { HeadRow } from './head-row.tsx';
import { nameOfMaterial } from './material-cell.tsx';
import { MatrixKeys, useMatrixKeys } from './matrix-keys.tsx';
import {
  clampPlace,
  HEAD,
  isQuantity,
  type MatrixPlace,
  type MatrixSize,
  ROW_HEIGHT,
  useMatrixWindow,
} from './matrix-place.ts';
import { MatrixRow } from './matrix-row.tsx';
import { useActiveCell } from './use-active-cell.ts';
import { CellField, useCellEditing } from './use-cell-editing.tsx';
import { useMatrixActions } from './use-matrix-actions.ts';
import { useMatrixClipboard } from './use-matrix-clipboard.ts';

const KitMenu = lazy(async () => ({ default: (await import('./kit-menu.tsx')).KitMenu }));

export interface MatrixProps {
  sheet: ShownSheet;
  figures: Figures;
  chosen: ChosenKits;
  showsPrices: boolean;
  /** Beside the buttons of the matrix. */
  tools?: ReactNode;
  onRename: (kitId: string) => void;
  onCopy: (kitId: string) => void;
  onShow: (kitId: string) => void;
  onMove: (kitId: string, by: 1 | -1) => void;
  onRemove: (kitIds: readonly string[]) => void;
}

const placeAt = (target: EventTarget): MatrixPlace | undefined => {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined;
  const [row, column] = name?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
};

/**
 * A project as a sheet: materials down, kits across, sums at the side and prices at the foot. Of a large one the cells in
 * sight alone are in the page. Section 2, "Smart kit page".
 */
export const Matrix = (props: MatrixProps) => {
  const { sheet, figures, chosen, showsPrices } = props;
  const { kits, rows, mayEdit } = sheet;
  const text = useText();
  const words = useEditWords();
  const helpId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLElement>(null);
  const [menuColumn, setMenuColumn] = useState<number>();
  const [showsPictures, setShowsPictures] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const size: MatrixSize = { rowCount: rows.length, kitCount: kits.length, sideCount: showsPrices ? 3 : 2 };
  const active = useActiveCell(frame, size);
  const shown = useMatrixWindow(frame, size, active.place);
  const { place } = active;
  const kit = kits[place.column];
  const material = rows[place.row];

  const openMenu = useStable((column: number): void => {
    trigger.current = frame.current?.querySelector<HTMLElement>(`[data-menu="${column}"]`) ?? null;
    setMenuColumn(column);
  });
  const editing = useCellEditing({
    onTake: (quantity) => act.setActive(quantity),
    onFill: (quantity) => act.fillWith(quantity),
    onMove: (key, isBackward) => {
      const by = isBackward ? -1 : 1;
      if (key === 'Enter') active.go({ row: clampRow(place.row + by), column: place.column });
      else if (key === 'Tab') active.go({ row: place.row, column: place.column + by });
      else active.refocus();
    },
    onUnreadable: (typed) => setAnnouncement(text('kits.said.unreadable', { typed })),
  });
  const act = useMatrixActions({
    sheet,
    active,
    size,
    chosen,
    edit: editing.begin,
    onResult: (result) => setAnnouncement(words(result)),
    openMenu,
    onRename: props.onRename,
    onRemove: props.onRemove,
  });
  const onKeyDown = useMatrixKeys(active, size, act.actions);
  const clipboard = useMatrixClipboard(sheet, active, size, (result) => setAnnouncement(words(result)));
  const onReplace = useStable((replaced: ShownSheet['rows'][number]) => act.replace(rows.indexOf(replaced)));
  const onToggle = useStable((column: number) => act.actions.toggleKit(column));

  const clampRow = (row: number): number => Math.min(Math.max(row, 0), rows.length - 1);
  const onMouseDown = (event: MouseEvent): void => {
    const at = placeAt(event.target);
    if (!at || (event.target instanceof HTMLElement && event.target.closest('input, button, a, label'))) return;
    active.go(at, event.shiftKey && isQuantity(clampPlace(at, size), size));
    event.preventDefault();
  };
  const state = act.activeCell && stateOfCell(sheet.states, act.activeCell);
  const rounded = editing.quantity === undefined || !material ? undefined : packed(material, editing.quantity);
  const field = editing.typed !== undefined && act.isEditable && kit && material && (
    <CellField
      label={text('kits.cell.label', {
        material: nameOfMaterial(material),
        kit: kit.headerDescription || text('kits.kit.unnamed'),
      })}
      editing={editing}
      rounded={rounded === editing.quantity ? undefined : rounded}
    />
  );
  return (
    <section aria-label={text('kits.matrix')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-end justify-between gap-2">
        {props.tools}
        <span className="flex gap-1">
          <Button
            kind="quiet"
            size="small"
            aria-pressed={showsPictures}
            onPress={() => setShowsPictures(!showsPictures)}
          >
            {text('kits.pictures')}
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-expanded={isHelpOpen}
            aria-controls={helpId}
            onPress={() => setHelpOpen(!isHelpOpen)}
            className="max-tablet:hidden"
          >
            {text('kits.keys')}
          </Button>
        </span>
      </div>
      <div id={helpId} className="empty:hidden">
        {isHelpOpen && <MatrixKeys />}
      </div>
      <CellBar
        kit={kit}
        material={material}
        state={state}
        mayEdit={mayEdit}
        tickedCount={chosen.ids.size}
        onFill={act.actions.fill}
        onAccept={act.actions.accept}
        onDiscard={act.actions.discard}
        onReplace={onReplace}
        result={announcement}
      />
      <div
        ref={frame}
        role="grid"
        aria-label={text('kits.matrix')}
        aria-rowcount={rows.length + (showsPrices ? 2 : 1)}
        aria-colcount={kits.length + 1 + size.sideCount}
        aria-multiselectable="true"
        aria-readonly={!mayEdit}
        onKeyDown={onKeyDown}
        onMouseDown={onMouseDown}
        onDoubleClick={() => act.isEditable && act.actions.edit(act.actions.textOfActive())}
        {...clipboard}
        className="relative max-h-[calc(100dvh-12rem)] min-h-64 overflow-auto overscroll-x-contain rounded-lg border border-line bg-surface tabular-nums"
      >
        <HeadRow
          kits={kits}
          columns={shown.columns}
          active={place}
          ticked={chosen.ids}
          labelOf={figures.labelOf}
          showsPrices={showsPrices}
          onMenu={mayEdit ? openMenu : undefined}
          onToggle={onToggle}
          onToggleAll={act.actions.toggleAll}
        />
        <div role="presentation" style={{ height: rows.length * ROW_HEIGHT }} className="relative">
          {shown.rows.map((row) => {
            const rowMaterial = rows[row];
            if (!rowMaterial) return null;
            const { sapMaterialNumber } = rowMaterial;
            const isCrossed = active.block && row >= active.block.firstRow && row <= active.block.lastRow;
            return (
              <MatrixRow
                key={sapMaterialNumber}
                row={row}
                material={rowMaterial}
                kits={kits}
                columns={shown.columns}
                quantities={sheet.quantities}
                sums={sheet.sums}
                states={sheet.states}
                ticked={chosen.ids}
                activeColumn={place.row === row ? place.column : undefined}
                block={isCrossed ? active.block : undefined}
                field={place.row === row && field}
                showsPicture={showsPictures}
                stock={figures.stockOf(sapMaterialNumber)}
                price={showsPrices ? (figures.rowPriceOf(sapMaterialNumber) ?? '') : undefined}
                isLoading={figures.price === undefined && !figures.isUnavailable}
                onReplace={mayEdit ? onReplace : undefined}
              />
            );
          })}
        </div>
        {showsPrices && (
          <FootRow kits={kits} columns={shown.columns} row={rows.length} active={place} figures={figures} />
        )}
      </div>
      {menuColumn !== undefined && kits[menuColumn] && (
        <Suspense fallback={null}>
          <KitMenu
            trigger={trigger}
            name={kits[menuColumn].headerDescription || text('kits.kit.unnamed')}
            onClose={() => {
              setMenuColumn(undefined);
              active.go({ row: HEAD, column: menuColumn });
            }}
            onRename={() => props.onRename(kits[menuColumn]?.id ?? '')}
            onCopy={() => props.onCopy(kits[menuColumn]?.id ?? '')}
            onShow={() => props.onShow(kits[menuColumn]?.id ?? '')}
            onMove={(by) => props.onMove(kits[menuColumn]?.id ?? '', by)}
            onRemove={() => act.actions.removeKits(menuColumn)}
          />
        </Suspense>
      )}
    </section>
  );
};
