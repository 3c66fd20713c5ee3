import {
  addListSubscribers,
  type ListSubscriber,
  removeListSubscriber,
  setListPermissions,
  type VariationList,
} from '@grossist/contracts';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, Checkbox, IconButton, notify, TrashIcon } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { CHANGES_LISTS, useListProblem } from '../../list-picker/index.ts';
import { FindColleague } from './find-colleague.tsx';

type Person = Pick<ListSubscriber, 'Id' | 'DisplayName'>;

/** Sharing a list with colleagues and setting their rights; ending a subscription has undo. [vl-13] [vl-14] [vl-16] */
const useSharing = (list: VariationList) => {
  const text = useText();
  const problemText = useListProblem();
  const settings = { invalidates: CHANGES_LISTS, onError: (problem: ProblemError) => notify(problemText(problem)) };
  const add = useOperation(addListSubscribers, settings);
  const remove = useOperation(removeListSubscriber, settings);
  // Rights that are set quickly one after the other are sent in their order.
  const permit = useOperation(setListPermissions, { ...settings, inTurn: 'list-permissions' });
  const params = { id: list.Id };

  const again = ({ Id, IsCollaborator, IsListDefault }: ListSubscriber): void =>
    add.mutate({ params, body: { subscribers: [{ Id, IsCollaborator, IsListDefault }] } });
  return {
    isAdding: add.isPending,
    add: ({ Id, DisplayName: name }: Person): void =>
      add.mutate(
        { params, body: { subscribers: [{ Id }] } },
        { onSuccess: () => notify(text('lists.share.added', { name })) },
      ),
    remove: (subscriber: ListSubscriber): void =>
      remove.mutate(
        { params: { ...params, subscriberId: subscriber.Id } },
        {
          onSuccess: () =>
            notify(text('lists.share.removed', { name: subscriber.DisplayName }), () => again(subscriber)),
        },
      ),
    permit: (Id: string, rights: { IsCollaborator?: boolean; IsListDefault?: boolean }): void =>
      permit.mutate({ params, body: { subscribers: [{ Id, ...rights }] } }),
  };
};

interface SubscriberRowProps {
  list: VariationList;
  subscriber: ListSubscriber;
  sharing: ReturnType<typeof useSharing>;
}

/** One subscriber: name, permission to change the list, and whether it is their default. */
const SubscriberRow = ({ list, subscriber, sharing }: SubscriberRowProps) => {
  const text = useText();
  const { Id, DisplayName: name, Email, IsCollaborator, IsListDefault } = subscriber;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 p-2.5">
      <span className="grid min-w-0">
        <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
        <span className="text-sm text-muted [overflow-wrap:anywhere]">{Email}</span>
      </span>
      {list.UserIsOwner ? (
        <IconButton
          label={text('lists.share.remove', { name })}
          icon={<TrashIcon />}
          onPress={() => sharing.remove(subscriber)}
        />
      ) : (
        <span />
      )}
      <span className="col-span-2 flex flex-wrap gap-x-6 gap-y-1.5">
        <Checkbox
          aria-label={text('lists.share.collaborator.of', { name })}
          isSelected={IsCollaborator}
          isDisabled={!list.UserIsOwner}
          onChange={(isOn) => sharing.permit(Id, { IsCollaborator: isOn })}
        >
          {text('lists.share.collaborator')}
        </Checkbox>
        <Checkbox
          aria-label={text('lists.share.default.of', { name })}
          isSelected={IsListDefault}
          isDisabled={!list.UserMayToggleIsDefaultForSubscribers}
          onChange={(isOn) => sharing.permit(Id, { IsListDefault: isOn })}
        >
          {text('lists.share.default')}
        </Checkbox>
      </span>
    </li>
  );
};

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
