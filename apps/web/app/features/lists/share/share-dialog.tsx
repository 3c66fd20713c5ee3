import type { VariationList } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { FindColleague } from './find-colleague.tsx';
import { SubscriberRow } from './subscriber-row.tsx';
import { useSharing } from './use-sharing.ts';

/** Subscribers of a list and their rights in one dialog. The owner shares; a user admin sets defaults alone. */
export const ShareDialog = ({ list, onClose }: { list: VariationList; onClose: () => void }) => {
  const text = useText();
  const sharing = useSharing(list);
  return (
    <Dialog
      title={text('lists.share.title', { name: list.Name })}
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>{text('ui.close')}</Button>}
    >
      <div className="grid gap-5">
        {list.UserIsOwner && (
          <>
            <p className="text-muted">{text('lists.share.text')}</p>
            <FindColleague listId={list.Id} isAdding={sharing.isAdding} onAdd={sharing.add} />
          </>
        )}
        <section aria-labelledby="list-subscribers" className="grid gap-2">
          <h3 id="list-subscribers" className="font-semibold">
            {text('lists.share.with')}
          </h3>
          {list.Subscribers.length === 0 ? (
            <p className="text-muted">{text('lists.share.nobody')}</p>
          ) : (
            <ul className="divide-y divide-line rounded-lg border border-line">
              {list.Subscribers.map((subscriber) => (
                <SubscriberRow key={subscriber.Id} list={list} subscriber={subscriber} sharing={sharing} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </Dialog>
  );
};
