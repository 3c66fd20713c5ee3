import { cancelDocument, type DocumentJob, getDocument } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf, useOperation, useOperationQuery } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';

/** Milliseconds between two looks at a document that is being made. */
const EVERY = 1500;

/** Labels that are made in the background: until they can be opened, they can be canceled. */
export const BackgroundDocument = ({ documentId }: { documentId: string }) => {
  const text = useText();
  const input = { params: { documentId } };
  const cancel = useOperation(cancelDocument, { invalidates: ['documents'] });
  const known = useQueryClient().getQueryData<DocumentJob>(queryKeyOf(getDocument, input));
  const isUnderWay = known === undefined || known.State === 'waiting' || known.State === 'running';
  const { data } = useOperationQuery(getDocument, input, { refetchInterval: isUnderWay && EVERY });
  const state = cancel.data?.State ?? data?.State ?? 'waiting';
  if (state === 'done' && data?.FileUrl) {
    return (
      <p>
        <a href={data.FileUrl} target="_blank" rel="noopener" className="text-accent underline underline-offset-3">
          {text('shelfLabels.made')}
        </a>
      </p>
    );
  }
  if (state === 'failed') return <p className="text-danger">{text('shelfLabels.problem.other')}</p>;
  if (state === 'cancelled') return <p>{text('shelfLabels.canceled')}</p>;
  return (
    <p className="flex flex-wrap items-center gap-2">
      {text('shelfLabels.making')}
      <Button size="small" isPending={cancel.isPending} onPress={() => cancel.mutate(input)}>
        {text('shelfLabels.cancel')}
      </Button>
    </p>
  );
};
