import type { CartItem } from '@grossist/contracts';
import { useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { Checkbox } from '../../ui/index.ts';
import { CartLine } from './cart-line.tsx';
import { useProposals } from './proposals.tsx';
import type { CartPrices } from './use-cart.ts';
import { useLineKeys } from './use-line-keys.ts';
import { useShownLines } from './use-shown-lines.ts';

export interface CartLinesProps {
  lines: readonly CartItem[];
  prices: CartPrices;
  /** By line id: why the order was refused. */
  refusals: ReadonlyMap<string, string>;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onRemove: (line: CartItem) => void;
}

const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={7} aria-hidden="true" style={{ height }} />
      </tr>
    </tbody>
  );

/**
 * The lines as a table, which stays one for a screen reader where it is drawn as cards and where only the rows near
 * the window are rendered.
 */
export const CartLines = ({ lines, prices, refusals, selected, onSelect, onRemove }: CartLinesProps) => {
  const text = useText();
  const table = useRef<HTMLTableElement>(null);
  const shown = useShownLines(lines.length, table);

  const select = (line: CartItem, isSelected: boolean): void => {
    const next = new Set(selected);
    if (isSelected) next.add(line.CartItemId);
    else next.delete(line.CartItemId);
    onSelect(next);
  };
  const remove = (line: CartItem, place: number): void => {
    onRemove(line);
    const neighbour = lines[place + 1] ?? lines[place - 1];
    const row = neighbour && table.current?.querySelector(`[data-line="${neighbour.CartItemId}"]`);
    row?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus();
  };

  const proposals = useProposals();
  useLineKeys(table, {
    onEscape: (id) => proposals.set(id, undefined),
    onDelete: (id) => {
      const place = lines.findIndex((line) => line.CartItemId === id);
      const line = lines[place];
      if (line) remove(line, place);
    },
  });

  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <table
        ref={table}
        // Said outright, since a table that is drawn as blocks is none any more for some browsers.
        role="table"
        aria-label={text('cart.lines')}
        aria-rowcount={lines.length + 1}
        className="w-full border-collapse text-left max-tablet:block"
      >
        <thead role="rowgroup" className="border-b border-line text-sm text-muted max-tablet:block">
          <tr role="row" aria-rowindex={1} className="max-tablet:flex max-tablet:items-center max-tablet:p-3">
            <th role="columnheader" scope="col" className="font-semibold tablet:py-2 tablet:pl-3">
              <Checkbox
                isSelected={selected.size > 0 && selected.size === lines.length}
                isIndeterminate={selected.size > 0 && selected.size < lines.length}
                onChange={(isAll) => onSelect(new Set(isAll ? lines.map((line) => line.CartItemId) : []))}
                aria-label={text('cart.select.all')}
              />
            </th>
            <th role="columnheader" scope="col" className="max-tablet:sr-only">
              <span className="sr-only">{text('cart.column.picture')}</span>
            </th>
            <th role="columnheader" scope="col" className="font-semibold max-tablet:pl-3">
              {text('cart.column.material')}
            </th>
            <th role="columnheader" scope="col" className="px-3 font-semibold max-tablet:sr-only">
              {text('ui.quantity')}
            </th>
            <th role="columnheader" scope="col" className="text-right font-semibold max-tablet:sr-only">
              {text('cart.column.unitPrice')}
            </th>
            <th role="columnheader" scope="col" className="px-3 text-right font-semibold max-tablet:sr-only">
              {text('cart.column.sum')}
            </th>
            <th role="columnheader" scope="col" className="max-tablet:sr-only">
              <span className="sr-only">{text('cart.column.remove')}</span>
            </th>
          </tr>
        </thead>
        <Gap height={shown.before} />
        {shown.places.map((place) => {
          const line = lines[place];
          if (!line) return null;
          return (
            <CartLine
              key={line.CartItemId}
              ref={shown.measure}
              line={line}
              place={place}
              priced={prices.lines?.get(line.CartItemId)}
              isUnavailable={prices.isUnavailable}
              refusal={refusals.get(line.CartItemId)}
              isSelected={selected.has(line.CartItemId)}
              onSelect={(isSelected) => select(line, isSelected)}
              onRemove={() => remove(line, place)}
            />
          );
        })}
        <Gap height={shown.after} />
      </table>
    </div>
  );
};
