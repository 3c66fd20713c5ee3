import type { SheetKit } from '@grossist/contracts';
import type { KitStockLabel } from '@grossist/domain';
import { memo } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { ChevronDownIcon, classNames } from '../../../../ui/index.ts';
import { TickBox } from '../../../cart/index.ts';
import { KitLabel } from '../kit-label.tsx';
import { Side, SideCell } from './foot-row.tsx';
import { COLUMN_WIDTH, HEAD, MATERIAL, type MatrixPlace } from './matrix-place.ts';

export interface HeadRowProps {
  kits: readonly SheetKit[];
  columns: readonly number[];
  active: MatrixPlace;
  ticked: ReadonlySet<string>;
  labelOf: (kitId: string) => KitStockLabel;
  showsPrices: boolean;
  /** Undefined: nothing may be changed. */
  onMenu: ((column: number) => void) | undefined;
  onToggle: (column: number) => void;
  onToggleAll: () => void;
}

const CELL =
  'flex flex-col justify-between border-r border-line px-2 py-1.5 text-left text-sm leading-tight outline-accent focus-visible:outline-2 focus-visible:-outline-offset-2';

/** The head: which kit each column is, its stock label, checkbox and menu. */
export const HeadRow = (props: HeadRowProps) => {
  const { kits, columns, active, ticked, labelOf, showsPrices, onMenu } = props;
  const text = useText();
  const isActive = (column: number): boolean => active.row === HEAD && active.column === column;
  const sides = [text('kits.column.sum'), text('kits.column.stock'), ...(showsPrices ? [text('kits.column.net')] : [])];
  return (
    <div
      role="row"
      aria-rowindex={1}
      data-edge="head"
      className="sticky top-0 z-30 flex h-24 w-max border-b border-edge bg-surface"
    >
      <div
        role="columnheader"
        tabIndex={isActive(MATERIAL) ? 0 : -1}
        aria-colindex={1}
        data-place={`${HEAD} ${MATERIAL}`}
        className={classNames(CELL, 'sticky left-0 z-10 w-44 shrink-0 border-edge bg-surface tablet:w-56 desktop:w-72')}
      >
        <span className="font-semibold">{text('kits.column.material')}</span>
        <span className="inline-flex items-center gap-1.5">
          <TickBox
            label={text('kits.chooseAll')}
            isTicked={kits.length > 0 && ticked.size === kits.length}
            isIndeterminate={ticked.size > 0 && ticked.size < kits.length}
            onTick={props.onToggleAll}
            tabIndex={-1}
          />
          <span aria-hidden="true" className="text-xs text-muted">
            {text('kits.chooseAll')}
          </span>
        </span>
      </div>
      <div role="presentation" style={{ width: kits.length * COLUMN_WIDTH }} className="relative shrink-0">
        {columns.map((column) => {
          const kit = kits[column];
          if (!kit) return null;
          return (
            <HeadCell
              key={kit.id}
              column={column}
              name={kit.headerDescription || text('kits.kit.unnamed')}
              isActive={isActive(column)}
              isTicked={ticked.has(kit.id)}
              label={labelOf(kit.id)}
              onMenu={onMenu}
              onToggle={props.onToggle}
            />
          );
        })}
      </div>
      <Side>
        {sides.map((name, nth) => (
          <SideCell
            key={name}
            row={HEAD}
            column={kits.length + nth}
            nth={nth}
            isActive={isActive(kits.length + nth)}
            role="columnheader"
          >
            <span className="font-semibold">{name}</span>
          </SideCell>
        ))}
      </Side>
    </div>
  );
};

interface HeadCellProps {
  column: number;
  name: string;
  isActive: boolean;
  isTicked: boolean;
  label: KitStockLabel;
  onMenu: ((column: number) => void) | undefined;
  onToggle: (column: number) => void;
}

/** The head of a kit; memoized, so that it does not render while the matrix scrolls. */
const HeadCell = memo(({ column, name, isActive, isTicked, label, onMenu, onToggle }: HeadCellProps) => {
  const text = useText();
  return (
    <div
      role="columnheader"
      tabIndex={isActive ? 0 : -1}
      aria-colindex={column + 2}
      data-place={`${HEAD} ${column}`}
      style={{ left: column * COLUMN_WIDTH, width: COLUMN_WIDTH }}
      className={classNames(CELL, 'absolute inset-y-0', isTicked && 'bg-canvas')}
    >
      <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]" title={name}>
        {name}
      </span>
      <span className="[&_span]:gap-1 [&_span]:text-xs">
        <KitLabel label={label} isShort />
      </span>
      <span className="flex items-center justify-between">
        <TickBox
          label={text('kits.choose', { name })}
          isTicked={isTicked}
          onTick={() => onToggle(column)}
          tabIndex={-1}
        />
        {onMenu && (
          <button
            type="button"
            tabIndex={-1}
            aria-haspopup="menu"
            aria-label={text('kits.menu', { name })}
            data-menu={column}
            onClick={() => onMenu(column)}
            className="grid size-6 place-items-center rounded-sm hover:bg-sunken"
          >
            <ChevronDownIcon size={16} />
          </button>
        )}
      </span>
    </div>
  );
});
HeadCell.displayName = 'HeadCell';
