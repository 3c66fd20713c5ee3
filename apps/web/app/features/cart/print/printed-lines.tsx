import type { Cart } from '@grossist/contracts';
import { useMemo } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { ShopLink, typeBesideName } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { usePreferredNumber } from '../../../visitor.ts';
import { usePer } from '../../prices/index.ts';
import { lineNumbers, rowsOf, type ShownRow } from '../lines/line-rows.ts';
import type { CartPrices, PricedLine } from '../use-cart.ts';

const CELL = 'px-1.5 py-1.5 align-top';
const FIGURE = `${CELL} text-right whitespace-nowrap`;

/** All lines of the cart, the materials of each kit below it. */
export const PrintedLines = ({ cart, prices }: { cart: Cart; prices: CartPrices }) => {
  const text = useText();
  const rows = useMemo(
    () => rowsOf(cart.CartItems, new Set(cart.CartItems.map(({ CartItemId }) => CartItemId))),
    [cart],
  );
  return (
    <section
      // A scroll container must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={text('cart.lines')}
      className="overflow-x-auto print:overflow-visible"
    >
      <table aria-label={text('cart.lines')} className="w-full border-collapse text-left">
        <thead className="border-b border-ink">
          <tr>
            <th scope="col" className={FIGURE}>
              {text('print.place')}
            </th>
            <th scope="col" className={CELL}>
              {text('print.numbers')}
            </th>
            <th scope="col" className={CELL}>
              {text('cart.column.material')}
            </th>
            <th scope="col" className={FIGURE}>
              {text('ui.quantity')}
            </th>
            <th scope="col" className={FIGURE}>
              {text('cart.column.unitPrice')}
            </th>
            <th scope="col" className={FIGURE}>
              {text('cart.column.sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <PrintedLine
              key={row.line.CartItemId}
              row={row}
              place={place + 1}
              priced={prices.lines?.get(row.line.CartItemId)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
};

const PrintedLine = ({ row, place, priced }: { row: ShownRow; place: number; priced: PricedLine | undefined }) => {
  const text = useText();
  const format = useFormat();
  const per = usePer();
  const { wireAmount } = useAmount();
  const preferred = usePreferredNumber();
  const { line, childCount, isChild } = row;
  const prices = priced?.entry.Prices;
  const kitSum = priced?.kitSum;
  const amount = prices && (prices.NetPriceStr || prices.ListPriceStr);
  const sumOfKit = kitSum && kitSum.amount !== null ? format.money(kitSum.amount, kitSum.currency) : '';
  const unitPrice = prices && !kitSum && (prices.NetUnitPriceStr || prices.ListUnitPriceStr);
  const written = [
    [line.Supplier, typeBesideName(line.ItemLocalMaterialName, line.TypeDesignation)].filter(Boolean).join(', '),
    line.Note !== '' && text('cart.note', { note: line.Note }),
    line.AdditionalNote,
    [line.AccountingString1, line.AccountingString2].filter(Boolean).join(' / '),
    line.CabelRemnantValue !== null && text('cart.line.remnant'),
    line.IsOnClearanceSale && text('cart.line.clearance'),
    line.IsDirectDeliveryProduct && text('cart.line.direct'),
  ].filter((part) => typeof part === 'string' && part !== '');
  return (
    <tr className="break-inside-avoid border-b border-line">
      <td className={`${FIGURE} text-muted`}>{place}</td>
      <td className={`${CELL} whitespace-nowrap`}>
        {lineNumbers(line, preferred).map(({ number }) => (
          <span key={number} className="block">
            {number}
          </span>
        ))}
      </td>
      <td className={`${CELL} min-w-40 ${isChild ? 'pl-5' : ''}`}>
        <span className="block font-semibold break-words">
          {childCount > 0 ? (
            line.KitName || line.ItemLocalMaterialName
          ) : (
            <ShopLink to={line.Url} className="hover:underline">
              {line.ItemLocalMaterialName}
            </ShopLink>
          )}
        </span>
        {written.length > 0 && <span className="block break-words text-muted">{written.join(' · ')}</span>}
      </td>
      <td className={FIGURE}>{wireAmount(line.Quantity, line.ItemSalesUnit)}</td>
      <td className={FIGURE}>
        {unitPrice && prices && (
          <>
            {unitPrice}
            <span className="block text-muted">{per(prices.PerQuantityStr, line.ItemSalesUnit)}</span>
          </>
        )}
      </td>
      <td className={FIGURE}>
        {kitSum ? sumOfKit : amount}
        {prices && prices.NetPrice !== null && prices.CableCutFee > 0 && (
          <span className="block text-muted">{text('cart.price.cut', { fee: prices.CableCutFeeStr })}</span>
        )}
      </td>
    </tr>
  );
};
