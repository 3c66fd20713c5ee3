import { orderIntoFavourites } from '@grossist/contracts';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useProblemText } from '../../cart/index.ts';

/** Marks the materials of an order's lines as favourites, and says how many are new and how many gone. */
export const useIntoFavourites = (orderId: string) => {
  const text = useText();
  const problemText = useProblemText();
  const mark = useOperation(orderIntoFavourites, {
    invalidates: ['catalogue', 'search'],
    onError: (problem) => notify(problemText(problem)),
    onSuccess: ({ AddedCount, AlreadyThereCount, NotAdded }) => {
      const parts = [text('orders.favourites.done', { count: AddedCount })];
      if (AlreadyThereCount > 0) parts.push(text('orders.favourites.there', { count: AlreadyThereCount }));
      if (NotAdded.length > 0) parts.push(text('orders.favourites.gone', { count: NotAdded.length }));
      notify(parts.join(' '));
    },
  });
  return {
    isPending: mark.isPending,
    /** Lines by their numbers; absent: all of them. */
    add: (numbers?: readonly number[]): void =>
      mark.mutate({
        params: { orderId },
        body: numbers ? { Lines: numbers.map((LineNumber) => ({ LineNumber })) } : {},
      }),
  };
};
