import {
  addListSubscribers,
  type ListSubscriber,
  removeListSubscriber,
  setListPermissions,
  type VariationList,
} from '@grossist/contracts';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_LISTS, useListProblem } from '../../list-picker/index.ts';

type Person = Pick<ListSubscriber, 'Id' | 'DisplayName'>;

/** Sharing a list with colleagues and setting their rights; ending a subscription has undo. [vl-13] [vl-14] [vl-16] */
export const useSharing = (list: VariationList) => {
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
