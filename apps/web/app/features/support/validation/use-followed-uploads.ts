import { listOrderUploads, listOrderValidations, type OrderUpload, stopOrderUpload } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryKeyOf, useOperation, useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useProblemText } from '../parts/use-problem-text.ts';
import type { UploadedOrder } from './upload.ts';

/** Milliseconds between two looks at what is under way. */
const OFTEN = 400;

const isUnderWay = ({ State }: OrderUpload): boolean => State === 'waiting' || State === 'working';

const ordersOf = ({ Validations }: OrderUpload): readonly UploadedOrder[] =>
  Validations.map(({ ValidationId, OrderNumber, LineCount }) => ({
    validationId: ValidationId,
    orderNumber: OrderNumber,
    lineCount: LineCount,
  }));

/**
 * Files that are worked through in the background: asked for often while there are any. `onDone` gets the orders of those
 * that this page has sent, once they are there; it is told of each once. [own-val-12] [own-val-13]
 */
export const useFollowedUploads = (onDone: (orders: readonly UploadedOrder[]) => void) => {
  const text = useText();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const told = useRef(new Set<string>());
  const known = useOperationQuery(listOrderUploads, {});
  const isFollowing = (known.data?.Uploads ?? []).some(isUnderWay);
  const { data } = useOperationQuery(listOrderUploads, {}, { refetchInterval: isFollowing ? OFTEN : false });

  useEffect(() => {
    for (const upload of data?.Uploads ?? []) {
      const { UploadId: id, State } = upload;
      if (!sent.has(id) || told.current.has(id) || isUnderWay(upload)) continue;
      told.current.add(id);
      void queries.invalidateQueries({ queryKey: queryKeyOf(listOrderValidations) });
      if (State === 'done') onDone(ordersOf(upload));
    }
  }, [data, sent, onDone, queries]);

  const stopping = useOperation(stopOrderUpload, {
    invalidates: [listOrderUploads.area],
    onError: (problem) => {
      if (problem.status !== 404) notify(problemText(problem));
    },
  });
  const uploads = data?.Uploads ?? [];
  return {
    /** Under way, the oldest first. */
    underWay: uploads.filter(isUnderWay).toReversed(),
    failed: uploads.filter(({ State }) => State === 'failed'),
    /** Follows one that was sent just now. */
    follow: (uploadId: string): void => {
      setSent((before) => new Set([...before, uploadId]));
      void queries.invalidateQueries({ queryKey: queryKeyOf(listOrderUploads) });
    },
    stop: (upload: OrderUpload): void =>
      stopping.mutate(
        { params: { uploadId: upload.UploadId } },
        {
          onSuccess: ({ IsStopped }) =>
            notify(
              text(IsStopped ? 'support.upload.stopped' : 'support.upload.doneMeanwhile', { name: upload.FileName }),
            ),
        },
      ),
    putAway: (upload: OrderUpload): void => stopping.mutate({ params: { uploadId: upload.UploadId } }),
  };
};
