import { backSents, orderDrafts, orderSents, returnOrders } from '@grossist/contracts';
import type { OrderList } from '@grossist/domain';
import type { ComponentType } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { DraftRows } from './draft-rows.tsx';
import { ExportBar } from './export-bar.tsx';
import { ListFrame, type ListPlace } from './list-frame.tsx';
import { requestOf } from './list-request.ts';
import { ReturnRows } from './return-rows.tsx';
import { SentRows } from './sent-rows.tsx';
import { draftSortOf, orderSortOf } from './sorts.ts';
import { useChoice } from './use-choice.ts';

interface ListProps {
  place: ListPlace;
}

const KEEP = { keepPrevious: true };

/** [ord-07] */
const Sent = ({ place }: ListProps) => {
  const text = useText();
  const choice = useChoice();
  const { data, error, refetch, isPlaceholderData } = useOperationQuery(
    orderSents,
    { body: { ...requestOf(place.wanted), SortKey: orderSortOf(place.wanted) } },
    KEEP,
  );
  return (
    <ListFrame
      place={place}
      problem={error}
      isOld={isPlaceholderData}
      onTryAgain={() => void refetch()}
      answer={
        data && {
          facets: data.Facets,
          shown: data.SentOrders.length,
          total: data.SentTotalNumber,
          pageCount: data.SentTotalPageAmount,
          isMoreFound: data.IsMoreFound,
        }
      }
    >
      <SentRows label={text('pages.orders')} orders={data?.SentOrders ?? []} choice={choice} />
      <ExportBar type="sent" choice={choice} />
    </ListFrame>
  );
};

/** [ord-08] */
const Back = ({ place }: ListProps) => {
  const text = useText();
  const choice = useChoice();
  const { data, error, refetch, isPlaceholderData } = useOperationQuery(
    backSents,
    { body: { ...requestOf(place.wanted), SortKey: orderSortOf(place.wanted) } },
    KEEP,
  );
  return (
    <ListFrame
      place={place}
      problem={error}
      isOld={isPlaceholderData}
      onTryAgain={() => void refetch()}
      answer={
        data && {
          facets: data.Facets,
          shown: data.BackOrders.length,
          total: data.BackTotalNumber,
          pageCount: data.BackTotalPageAmount,
          isMoreFound: data.IsMoreFound,
        }
      }
    >
      <SentRows label={text('orders.tab.backorders')} orders={data?.BackOrders ?? []} choice={choice} />
      <ExportBar type="back" choice={choice} />
    </ListFrame>
  );
};

/** [ord-06] */
const Drafts = ({ place }: ListProps) => {
  const choice = useChoice();
  const { data, error, refetch, isPlaceholderData } = useOperationQuery(
    orderDrafts,
    { body: { ...requestOf(place.wanted), SortKey: draftSortOf(place.wanted) } },
    KEEP,
  );
  return (
    <ListFrame
      place={place}
      problem={error}
      isOld={isPlaceholderData}
      onTryAgain={() => void refetch()}
      answer={
        data && {
          facets: data.Facets,
          shown: data.DraftOrders.length,
          total: data.DraftTotalNumber,
          pageCount: data.DraftTotalPageAmount,
          isMoreFound: false,
        }
      }
    >
      <DraftRows drafts={data?.DraftOrders ?? []} choice={choice} />
      <ExportBar type="draft" choice={choice} />
    </ListFrame>
  );
};

/** An own call beside the specification's. */
const Returns = ({ place }: ListProps) => {
  const choice = useChoice();
  const { data, error, refetch, isPlaceholderData } = useOperationQuery(
    returnOrders,
    { body: { ...requestOf(place.wanted), SortKey: orderSortOf(place.wanted) } },
    KEEP,
  );
  return (
    <ListFrame
      place={place}
      problem={error}
      isOld={isPlaceholderData}
      onTryAgain={() => void refetch()}
      answer={
        data && {
          facets: data.Facets,
          shown: data.ReturnOrders.length,
          total: data.ReturnTotalNumber,
          pageCount: data.ReturnTotalPageAmount,
          isMoreFound: false,
        }
      }
    >
      <ReturnRows returns={data?.ReturnOrders ?? []} choice={choice} />
      <ExportBar type="return" choice={choice} />
    </ListFrame>
  );
};

/** Each of the four lists with its call. */
export const LISTS: Record<OrderList, ComponentType<ListProps>> = {
  history: Sent,
  draft: Drafts,
  backorder: Back,
  returnorder: Returns,
};
