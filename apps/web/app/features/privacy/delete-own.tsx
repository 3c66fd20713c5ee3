import { deleteOwnAnalytics } from '@grossist/contracts';
import { useId, useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import { ConfirmDialog } from '../../ui/overlays/index.ts';

/** Deletes the statistics of a signed-in person in every browser, after a question. [own-ana-02] */
export const DeleteOwn = () => {
  const text = useText();
  const title = useId();
  const [isAsked, setAsked] = useState(false);
  const deletion = useOperation(deleteOwnAnalytics, {
    onSuccess: () => setAsked(false),
    onError: () => setAsked(false),
  });
  return (
    <section aria-labelledby={title} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 id={title} className="text-lg">
        {text('privacy.own')}
      </h2>
      <p className="text-muted">{text('privacy.own.text')}</p>
      <Button className="justify-self-start" onPress={() => setAsked(true)}>
        {text('privacy.own.delete')}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {deletion.data
          ? text('privacy.own.deleted', { count: deletion.data.DeletedEvents })
          : deletion.isError && text('privacy.own.failed')}
      </p>
      <ConfirmDialog
        role="alertdialog"
        title={text('privacy.own.delete')}
        isOpen={isAsked}
        cancel={text('privacy.own.keep')}
        confirm={text('privacy.own.do')}
        isDanger
        isPending={deletion.isPending}
        isCancelDisabled={deletion.isPending}
        onConfirm={() => deletion.mutate({})}
        onClose={() => setAsked(false)}
      >
        <p>{text('privacy.own.question')}</p>
      </ConfirmDialog>
    </section>
  );
};
