import { getReturnOrder, type ReturnDetails } from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import { useOperationQuery } from '../../../api/index.ts';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { Breadcrumbs, Button, Picture, ShopLink, StateMark, TextLink } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { useRootData } from '../../../visitor.ts';
import { PageTitle } from '../../shell/index.ts';
import { Fact, Second } from '../details/order-about.tsx';
import { OrderState } from '../details/order-state.tsx';
import { useDownload } from '../download/downloads.ts';
import { addressOfMany } from '../download/templates.tsx';
import { RETURN_REASONS, RETURN_STATUS } from '../order-words.ts';

const STALE_MS = 60_000;

/** One return: its lines, reasons and status. */
export const ReturnScreen = ({ returnOrderId }: { returnOrderId: string }) => {
  const text = useText();
  const { data, error, refetch } = useOperationQuery(
    getReturnOrder,
    { params: { returnOrderId } },
    { staleTime: STALE_MS },
  );
  const title = data ? text('orders.return.number', { number: data.ReturnNumber }) : text('orders.column.return');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Breadcrumbs
        crumbs={[
          { name: text('pages.orders'), path: '/orders' },
          { name: text('orders.tab.returns'), path: '/orders?tab=returns' },
          { name: title, path: `/orders/returns/${returnOrderId}` },
        ]}
      />
      {data ? (
        <Known returned={data} title={title} />
      ) : (
        <>
          <h1 className="text-2xl">{title}</h1>
          <OrderState problem={error} onTryAgain={() => void refetch()} />
        </>
      )}
    </>
  );
};

/** The events of a return since its request. */
const stepsOf = ({ ReceivedAt, CreditedAt, RefusedAt }: ReturnDetails): (readonly [MessageKey, string])[] =>
  (
    [
      ['orders.returned.received', ReceivedAt],
      ['orders.returned.credited', CreditedAt],
      ['orders.returned.refused', RefusedAt],
    ] as const
  ).flatMap(([name, at]) => (at === null ? [] : [[name, at] as const]));

const Known = ({ returned, title }: { returned: ReturnDetails; title: string }) => {
  const text = useText();
  const format = useFormat();
  const { isPending, download } = useDownload();
  const { timeZone } = marketFacts(useRootData()?.user.market ?? 'DK');
  const { shape, word } = RETURN_STATUS[returned.Status];
  const steps = stepsOf(returned);
  const excel = (token: string): string =>
    addressOfMany([returned.ReturnOrderId], { type: 'return', template: 'Standard', isKitDelivery: false }, token);
  return (
    <>
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">{title}</h1>
        <StateMark shape={shape}>{text(word)}</StateMark>
        <span className="ml-auto flex gap-2 print:hidden">
          <Button isPending={isPending} onPress={() => void download(excel)}>
            {text(isPending ? 'orders.download.making' : 'orders.download.excel')}
          </Button>
          <Button onPress={() => window.print()}>{text('print.do')}</Button>
        </span>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4 laptop:grid-cols-4">
        <Fact name={text('orders.column.returned')}>
          {format.time(returned.ReturnedAt, timeZone)}
          <Second>{returned.ReturnedBy}</Second>
        </Fact>
        {steps.map(([name, at]) => (
          <Fact key={name} name={text(name)}>
            {format.time(at, timeZone)}
          </Fact>
        ))}
        <Fact name={text('orders.column.ofOrder')}>
          <TextLink to={`/orders/${returned.OrderId}`}>{returned.SalesOrderId}</TextLink>
          {returned.Name !== '' && <Second>{returned.Name}</Second>}
        </Fact>
        <Fact name={text('cart.head.account')}>
          {returned.SoldToName}
          <Second>{returned.SoldTo}</Second>
        </Fact>
        {returned.TotalStr !== '' && <Fact name={text('orders.column.amount')}>{returned.TotalStr}</Fact>}
        {returned.Note !== '' && <Fact name={text('orders.return.note.short')}>{returned.Note}</Fact>}
      </dl>
      <ReturnedLines lines={returned.Lines} />
    </>
  );
};

const ReturnedLines = ({ lines }: { lines: ReturnDetails['Lines'] }) => {
  const text = useText();
  const { wireAmount } = useAmount();
  return (
    <ul aria-label={text('cart.lines')} className="divide-y divide-line rounded-lg border border-line bg-surface">
      {lines.map((line) => (
        <li key={line.LineNumber} className="flex flex-wrap items-start gap-x-4 gap-y-1 px-3 py-2.5">
          <Picture src={line.ImageUrl} alt="" width={48} height={48} />
          <span className="grid min-w-0 flex-1 basis-48">
            <ShopLink to={line.Url} className="font-semibold hover:underline">
              {line.Name}
            </ShopLink>
            <span className="text-sm text-muted">{line.Code}</span>
          </span>
          <span className="grid basis-48">
            {text(RETURN_REASONS[line.Reason])}
            {line.Note !== '' && <span className="text-sm text-muted [overflow-wrap:anywhere]">{line.Note}</span>}
          </span>
          <span className="ml-auto grid min-w-24 text-right whitespace-nowrap">
            {wireAmount(line.Quantity, line.SalesUnit)}
            <span className="font-semibold">{line.NetPriceStr}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
