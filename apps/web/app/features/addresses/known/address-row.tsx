import type { DeliveryAddress } from '@grossist/contracts';
import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Badge, IconButton, TrashIcon } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { nameOfAddress, placeOfAddress } from '../address-text.ts';

const PenIcon = () => (
  <Icon>
    <path d="m4.5 19.5 1-4.5L16 4.5l3.5 3.5L9 18.5z" />
    <path d="m13.5 7 3.5 3.5" />
  </Icon>
);

export interface AddressRowProps {
  address: DeliveryAddress;
  group: string;
  isChosen: boolean;
  note: string | undefined;
  onPick: () => void;
  onEdit: ((address: DeliveryAddress) => void) | undefined;
  onForget: ((address: DeliveryAddress) => void) | undefined;
}

/** One address in two lines: who, and where. */
export const AddressRow = ({ address, group, isChosen, note, onPick, onEdit, onForget }: AddressRowProps) => {
  const text = useText();
  const id = useId();
  const market = useSignedInUser()?.market ?? '';
  const name = nameOfAddress(address);
  const more = [placeOfAddress(address, market), note].filter((part) => part !== undefined && part !== '');
  return (
    <li className="flex items-center rounded-md hover:bg-sunken has-checked:bg-accent-soft has-checked:hover:bg-accent-soft">
      <input
        id={id}
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onPick}
        className="ml-3 size-4.5 shrink-0 accent-accent"
      />
      <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer py-2 pr-2 pl-3">
        <span className="font-semibold">{name}</span>{' '}
        {address.DefaultSapAddress && <Badge>{text('addresses.usual')}</Badge>}
        {address.ProjectNumber !== '' && <span className="text-sm text-muted"> {address.ProjectNumber}</span>}
        <span className="block text-sm text-muted">{more.join(' · ')}</span>
      </label>
      {onEdit && (
        <IconButton label={text('addresses.edit', { name })} icon={<PenIcon />} onPress={() => onEdit(address)} />
      )}
      {onForget && (
        <IconButton label={text('addresses.forget', { name })} icon={<TrashIcon />} onPress={() => onForget(address)} />
      )}
    </li>
  );
};
