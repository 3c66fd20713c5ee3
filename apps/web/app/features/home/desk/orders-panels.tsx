import { type BuyerDesk, getBuyerDesk, type OrderSummary } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { ErrorState } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { useIsReadOnly, useSignedInUser } from '../../../visitor.ts';
import { useProblemText } from '../../cart/index.ts';
import { AgainButton, DELIVERY_TYPES, OrderStatusLine } from '../../orders/index.ts';
import { useDeliveryDates } from '../../prices/index.ts';
import { DeskLink, DeskNote, DeskPanel, DeskRow, DeskRows, DeskSkeleton } from './desk-panel.tsx';

/** Orders of a panel; the panel's link leads to all. */
const SHOWN = 5;

/** Reserves the height of five rows of two lines of text, or of four of three, while orders load; side by side all are equal. */
const ORDERS = 'min-h-83 laptop:col-span-2 laptop:min-h-89';
const LAST_ORDERS = 'min-h-89 laptop:col-span-2';

const pathOfOrder = ({ OrderId }: OrderSummary): string => `/orders/${OrderId}`;

/** Returns the description of an order beside its number. */
const useAbout = (): ((order: OrderSummary) => string) => {
  const text = useText();
  return ({ Name, CustomerReference, ProjectNumber, DeliveryType }) =>
    [
      DeliveryType === 'Normal' ? '' : text(DELIVERY_TYPES[DeliveryType]),
      Name === ProjectNumber ? '' : Name,
      CustomerReference,
      ProjectNumber === '' ? '' : text('drafts.project', { number: ProjectNumber }),
    ]
      .filter((part) => part !== '')
      .join(' · ');
};

/** Three panels: orders that arrive, back orders and the last orders. [own-ord-10] */
export const OrdersPanels = () => {
  const text = useText();
  const problemText = useProblemText();
  const { data, error, refetch } = useOperationQuery(getBuyerDesk, {});
  if (error && !data) {
    return (
      <div className="min-h-89 laptop:col-span-6">
        <ErrorState title={text('orders.failed')} onTryAgain={() => void refetch()}>
          {problemText(error)}
        </ErrorState>
      </div>
    );
  }
  return (
    <>
      <Arriving desk={data} />
      <BackOrders desk={data} />
      <LastOrders desk={data} />
    </>
  );
};

interface PartProps {
  /** Undefined while loading. */
  desk: BuyerDesk | undefined;
}

const Arriving = ({ desk }: PartProps) => {
  const text = useText();
  const dates = useDeliveryDates();
  const about = useAbout();
  const dayOf = ({ DeliveryDate }: OrderSummary): string =>
    DeliveryDate === null ? '' : DeliveryDate === desk?.Today ? text('home.desk.today') : dates.firm(DeliveryDate);
  return (
    <DeskPanel
      className={ORDERS}
      title={text('home.desk.arriving')}
      note={desk && text('home.desk.arriving.counts', { today: desk.ArrivingTodayCount, week: desk.ArrivingCount })}
      all={{ to: '/orders?sort=deliveryDate-desc', name: text('home.desk.all') }}
    >
      {desk ? (
        desk.Arriving.length === 0 ? (
          <DeskNote>{text('home.desk.arriving.none')}</DeskNote>
        ) : (
          <DeskRows>
            {desk.Arriving.slice(0, SHOWN).map((order) => (
              <DeskRow key={order.OrderId}>
                <DeskLink
                  to={pathOfOrder(order)}
                  name={order.SalesOrderId}
                  about={about(order)}
                  day={dayOf(order)}
                  count={text('orders.lines', { count: order.LineCount })}
                />
              </DeskRow>
            ))}
          </DeskRows>
        )
      ) : (
        <DeskSkeleton label={text('ui.loading')} />
      )}
    </DeskPanel>
  );
};

const BackOrders = ({ desk }: PartProps) => {
  const text = useText();
  const format = useFormat();
  const dates = useDeliveryDates();
  const about = useAbout();
  return (
    <DeskPanel
      className={ORDERS}
      title={text('orders.tab.backorders')}
      note={desk && desk.BackOrderCount > 0 ? format.number(desk.BackOrderCount) : undefined}
      all={{ to: '/orders?tab=backorders', name: text('home.desk.all') }}
    >
      {desk ? (
        desk.BackOrders.length === 0 ? (
          <DeskNote>{text('home.desk.back.none')}</DeskNote>
        ) : (
          <DeskRows>
            {desk.BackOrders.slice(0, SHOWN).map((order) => (
              <DeskRow key={order.OrderId}>
                <DeskLink
                  to={pathOfOrder(order)}
                  name={order.SalesOrderId}
                  about={about(order)}
                  day={dates.expected(order.NextBackOrderDate)}
                  count={text('orders.lines', { count: order.BackOrderLineCount })}
                />
              </DeskRow>
            ))}
          </DeskRows>
        )
      ) : (
        <DeskSkeleton label={text('ui.loading')} />
      )}
    </DeskPanel>
  );
};

const LastOrders = ({ desk }: PartProps) => {
  const text = useText();
  const moment = useMoment();
  const isReadOnly = useIsReadOnly();
  const mayOrder = useSignedInUser()?.ableToCreateOrders === true && !isReadOnly;
  return (
    <DeskPanel
      className={LAST_ORDERS}
      title={text('home.desk.last')}
      all={{ to: '/orders', name: text('home.desk.all') }}
    >
      {desk ? (
        desk.LastOrders.length === 0 ? (
          <DeskNote>{text('home.desk.last.none')}</DeskNote>
        ) : (
          <DeskRows>
            {desk.LastOrders.map((order) => (
              <DeskRow key={order.OrderId}>
                <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
                  <DeskLink
                    to={pathOfOrder(order)}
                    name={order.SalesOrderId}
                    about={[moment(order.OrderedAt), order.Name].filter((part) => part !== '').join(' · ')}
                  />
                  <OrderStatusLine order={order} isOneLine />
                </span>
                {mayOrder && <AgainButton order={order} />}
              </DeskRow>
            ))}
          </DeskRows>
        )
      ) : (
        <DeskSkeleton label={text('ui.loading')} isTall />
      )}
    </DeskPanel>
  );
};
