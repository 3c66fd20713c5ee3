import { backSents, orderDrafts, orderSents, returnOrders } from '@grossist/contracts';
import type { OrderList } from '@grossist/domain';
import type { ComponentType } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { AnsweredList } from './answered-list.tsx';
import { DraftRows } from './draft-rows.tsx';
import type { ListPlace } from './list-frame.tsx';
import { requestOf } from './orders-address.ts';
import { ReturnRows } from './return-rows.tsx';
import { SentRows } from './sent-rows.tsx';
import { draftSortOf, orderSortOf } from './sorts.tsx';

interface ListProps {
  place: ListPlace;
}

const KEEP = { keepPrevious: true };

/** [ord-07] */
const Sent = ({ place }: ListProps) => {
  const text = useText();
  const body = { ...requestOf(place.wanted), SortKey: orderSortOf(place.wanted) };
  return (
    <AnsweredList
      place={place}
      type="sent"
      asked={useOperationQuery(orderSents, { body }, KEEP)}
      read={(data) => ({
        rows: data.SentOrders,
        total: data.SentTotalNumber,
        pageCount: data.SentTotalPageAmount,
        facets: data.Facets,
        isMoreFound: data.IsMoreFound,
      })}
    >
      {(orders, choice) => <SentRows label={text('pages.orders')} orders={orders} choice={choice} />}
    </AnsweredList>
  );
};

/** [ord-08] */
const Back = ({ place }: ListProps) => {
  const text = useText();
  const body = { ...requestOf(place.wanted), SortKey: orderSortOf(place.wanted) };
  return (
    <AnsweredList
      place={place}
      type="back"
      asked={useOperationQuery(backSents, { body }, KEEP)}
      read={(data) => ({
        rows: data.BackOrders,
        total: data.BackTotalNumber,
        pageCount: data.BackTotalPageAmount,
        facets: data.Facets,
        isMoreFound: data.IsMoreFound,
      })}
    >
      {(orders, choice) => <SentRows label={text('orders.tab.backorders')} orders={orders} choice={choice} />}
    </AnsweredList>
  );
};

/** [ord-06] */
const Drafts = ({ place }: ListProps) => {
  const body = { ...requestOf(place.wanted), SortKey: draftSortOf(place.wanted) };
  return (
    <AnsweredList
      place={place}
      type="draft"
      asked={useOperationQuery(orderDrafts, { body }, KEEP)}
      read={(data) => ({
        rows: data.DraftOrders,
        total: data.DraftTotalNumber,
        pageCount: data.DraftTotalPageAmount,
        facets: data.Facets,
      })}
    >
      {(drafts, choice) => <DraftRows drafts={drafts} choice={choice} />}
    </AnsweredList>
  );
};

/** An own call beside the specification's. */
const Returns = ({ place }: ListProps) => {
  const body = { ...requestOf(place.wanted), SortKey: orderSortOf(place.wanted) };
  return (
    <AnsweredList
      place={place}
      type="return"
      asked={useOperationQuery(returnOrders, { body }, KEEP)}
      read={(data) => ({
        rows: data.ReturnOrders,
        total: data.ReturnTotalNumber,
        pageCount: data.ReturnTotalPageAmount,
        facets: data.Facets,
      })}
    >
      {(returns, choice) => <ReturnRows returns={returns} choice={choice} />}
    </AnsweredList>
  );
};

/** Each of the four lists with its call. */
export const LISTS: Record<OrderList, ComponentType<ListProps>> = {
  history: Sent,
  draft: Drafts,
  backorder: Back,
  returnorder: Returns,
};
