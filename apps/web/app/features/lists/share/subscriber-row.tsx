import type { ListSubscriber, VariationList } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { Checkbox, IconButton, TrashIcon } from '../../../ui/index.ts';
import type { useSharing } from './use-sharing.ts';

interface SubscriberRowProps {
  list: VariationList;
  subscriber: ListSubscriber;
  sharing: ReturnType<typeof useSharing>;
}

/** One subscriber: who it is, whether they may change the list, and whether it is their default. */
export const SubscriberRow = ({ list, subscriber, sharing }: SubscriberRowProps) => {
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
