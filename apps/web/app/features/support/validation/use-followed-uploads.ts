import { listOrderUploads, listOrderValidations, type OrderUpload, stopOrderUpload } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryKeyOf, useOperation, useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useProblemText } from '../parts/query-states.tsx';
import type { UploadedOrder } from './upload.ts';

/** Milliseconds between two requests while files are being validated. */
const POLL_INTERVAL = 400;

const isUnderWay = ({ State }: OrderUpload): boolean => State === 'waiting' || State === 'working';

const ordersOf = ({ Validations }: OrderUpload): readonly UploadedOrder[] =>
  Validations.map(({ ValidationId, OrderNumber, LineCount }) => ({
    validationId: ValidationId,
    orderNumber: OrderNumber,
    lineCount: LineCount,
  }));

/**
 * Polls the files that are validated in the background. `onDone` is called once for each file that this page has sent,
 * with its orders. [own-val-12] [own-val-13]
 */
export const useFollowedUploads = (onDone: (orders: readonly UploadedOrder[]) => void) => {
  const text = useText();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const reported = useRef(new Set<string>());
  const known = useOperationQuery(listOrderUploads, {});
  const isFollowing = (known.data?.Uploads ?? []).some(isUnderWay);
  const { data } = useOperationQuery(listOrderUploads, {}, { refetchInterval: isFollowing ? POLL_INTERVAL : false });

  useEffect(() => {
    for (const upload of data?.Uploads ?? []) {
      const { UploadId: id, State } = upload;
      if (!sent.has(id) || reported.current.has(id) || isUnderWay(upload)) continue;
      reported.current.add(id);
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
