import type { OrderDetails } from '@grossist/contracts';
import { useFormat, useText } from '../../i18n/index.ts';
import { Badge, Picture, ShopLink, StockMark, typeBesideName } from '../../ui/index.ts';
import { useAmount } from '../cart/index.ts';

type Line = OrderDetails['Lines'][number];

const HEADING = 'px-3 py-2 font-semibold max-tablet:sr-only';
const CELL = 'tablet:px-3 tablet:py-2.5';

/** The lines of a sent order: a table, cards on a phone. */
export const OrderLines = ({ order }: { order: OrderDetails }) => {
  const text = useText();
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <table
        // Said outright, since a table that is drawn as blocks is none any more for some browsers.
        role="table"
        aria-label={text('cart.lines')}
        className="w-full border-collapse text-left max-tablet:block"
      >
        <thead role="rowgroup" className="border-b border-line text-sm text-muted max-tablet:sr-only">
          <tr role="row">
            <th role="columnheader" scope="col" className={HEADING}>
              {text('cart.column.material')}
            </th>
            <th role="columnheader" scope="col" className={`${HEADING} text-right`}>
              {text('ui.quantity')}
            </th>
            <th role="columnheader" scope="col" className={HEADING}>
              {text('orders.column.delivery')}
            </th>
            <th role="columnheader" scope="col" className={`${HEADING} text-right`}>
              {text('cart.column.sum')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-tablet:block">
          {order.Lines.map((line) => (
            <Row key={line.LineNumber} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Row = ({ line }: { line: Line }) => {
  const text = useText();
  const { wireAmount } = useAmount();
  return (
    <tr
      role="row"
      className="border-b border-line align-top last:border-0 max-tablet:grid max-tablet:grid-cols-[1fr_auto] max-tablet:gap-x-4 max-tablet:gap-y-1 max-tablet:p-3"
    >
      <td role="cell" className={`${CELL} flex items-start gap-3 max-tablet:col-span-2`}>
        <Picture src={line.ImageUrl} alt="" width={48} height={48} />
        <span className="grid min-w-0 content-start">
          <ShopLink to={line.Url} className="font-semibold hover:underline">
            {line.Name}
          </ShopLink>
          <span className="text-sm text-muted">
            {[line.Code, typeBesideName(line.Name, line.TypeDesignation)].filter((part) => part !== '').join(' · ')}
          </span>
          {line.Note !== '' && <span className="text-sm text-muted">{text('cart.note', { note: line.Note })}</span>}
          {line.IsOnClearanceSale && (
            <span>
              <Badge tone="accent">{text('cart.line.clearance')}</Badge>
            </span>
          )}
        </span>
      </td>
      <td role="cell" className={`${CELL} whitespace-nowrap tablet:text-right`}>
        {wireAmount(line.Quantity, line.SalesUnit)}
      </td>
      <td role="cell" className={`${CELL} max-tablet:row-start-3 max-tablet:col-span-2`}>
        <Delivery line={line} />
      </td>
      <td
        role="cell"
        className={`${CELL} text-right font-semibold whitespace-nowrap max-tablet:row-start-2 max-tablet:col-start-2`}
      >
        {line.NetPriceStr}
      </td>
    </tr>
  );
};

const Delivery = ({ line }: { line: Line }) => {
  const text = useText();
  const format = useFormat();
  const { wireAmount } = useAmount();
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-0.5 tablet:grid">
      {line.ConfirmedQuantity > 0 && (
        <StockMark indicator="green">{wireAmount(line.ConfirmedQuantity, line.SalesUnit)}</StockMark>
      )}
      {line.BackOrderQuantity > 0 && (
        <StockMark indicator="yellow">
          {wireAmount(line.BackOrderQuantity, line.SalesUnit)} ·{' '}
          {line.BackOrderDate === null ? text('cart.stock.dateUnknown') : format.day(line.BackOrderDate)}
        </StockMark>
      )}
    </span>
  );
};
