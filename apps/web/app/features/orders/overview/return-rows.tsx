import type { ReturnSummary } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { ShopLink, StateMark, TextLink } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { RETURN_REASONS, RETURN_STATUS } from '../order-words.ts';
import { Beside, type Choice, ListCell, ListRow, ListTable } from './list-table.tsx';

/** The rows of the list of returns. */
export const ReturnRows = ({ returns, choice }: { returns: readonly ReturnSummary[]; choice: Choice }) => {
  const text = useText();
  return (
    <ListTable
      label={text('orders.tab.returns')}
      ids={returns.map(({ ReturnOrderId }) => ReturnOrderId)}
      choice={choice}
      columns={[
        { name: text('orders.column.return') },
        { name: text('orders.column.returned') },
        { name: text('orders.column.ofOrder') },
        { name: text('orders.column.status') },
        { name: text('orders.column.amount'), isNumber: true },
      ]}
    >
      {returns.map((one) => (
        <Row key={one.ReturnOrderId} one={one} choice={choice} />
      ))}
    </ListTable>
  );
};

const Row = ({ one, choice }: { one: ReturnSummary; choice: Choice }) => {
  const text = useText();
  const moment = useMoment();
  const { shape, word } = RETURN_STATUS[one.Status];
  return (
    <ListRow id={one.ReturnOrderId} name={text('orders.return.number', { number: one.ReturnNumber })} choice={choice}>
      <ListCell>
        <ShopLink
          to={`/orders/returns/${one.ReturnOrderId}`}
          data-row-link=""
          className="font-semibold text-accent underline decoration-1 underline-offset-3"
        >
          {one.ReturnNumber}
        </ShopLink>
        <Beside>{one.Reasons.map((reason) => text(RETURN_REASONS[reason])).join(', ')}</Beside>
      </ListCell>
      <ListCell place="max-tablet:col-start-2 max-tablet:row-start-3 max-tablet:col-span-2 max-tablet:flex max-tablet:flex-wrap max-tablet:gap-x-2 max-tablet:text-sm">
        <span className="whitespace-nowrap">{moment(one.ReturnedAt)}</span>
        <Beside>{one.ReturnedBy}</Beside>
      </ListCell>
      <ListCell place="max-tablet:col-start-2 max-tablet:row-start-4 max-tablet:col-span-2 max-tablet:text-sm">
        <TextLink to={`/orders/${one.OrderId}`}>{one.SalesOrderId}</TextLink>
        <Beside>{one.SoldToName}</Beside>
      </ListCell>
      <ListCell place="max-tablet:col-start-2 max-tablet:row-start-2 max-tablet:col-span-2">
        <StateMark shape={shape}>{text(word)}</StateMark>
      </ListCell>
      <ListCell place="text-right max-tablet:col-start-3 max-tablet:row-start-1">
        <span className="font-semibold whitespace-nowrap">{one.TotalStr}</span>
        <Beside>{text('orders.lines', { count: one.LineCount })}</Beside>
      </ListCell>
    </ListRow>
  );
};
