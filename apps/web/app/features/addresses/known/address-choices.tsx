import type { DeliveryAddress } from '@grossist/contracts';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/data/icons.tsx';
import { Badge, EmptyState, ErrorState, IconButton, Skeleton, TextField, TrashIcon } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { matching, nameOfAddress, placeOfAddress } from '../address-text.ts';

const PenIcon = () => (
  <Icon>
    <path d="m4.5 19.5 1-4.5L16 4.5l3.5 3.5L9 18.5z" />
    <path d="m13.5 7 3.5 3.5" />
  </Icon>
);

interface AddressRowProps {
  address: DeliveryAddress;
  group: string;
  isChosen: boolean;
  note: string | undefined;
  onPick: () => void;
  onEdit: ((address: DeliveryAddress) => void) | undefined;
  onForget: ((address: DeliveryAddress) => void) | undefined;
}

/** One address in two lines: who, and where. */
const AddressRow = ({ address, group, isChosen, note, onPick, onEdit, onForget }: AddressRowProps) => {
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

/** From so many on they can be searched. */
const MANY = 6;
/** More are not drawn at once: a search finds the rest. */
const MOST = 60;

export interface Picking {
  chosenId: string | undefined;
  /** The cart's current delivery address. */
  present: DeliveryAddress | null;
  formId: string;
  onPick: (id: string) => void;
  onSubmit: () => void;
}

interface AddressChoicesProps extends Picking {
  /** Label of the addresses. */
  label: string;
  /** Undefined while they are loading. */
  addresses: readonly DeliveryAddress[] | undefined;
  isUnavailable: boolean;
  onTryAgain: () => void;
  /** Shown when there is none. */
  nothing: string;
  /** Above the list, beside the search. */
  children?: ReactNode;
  /** One that was typed for once can be typed otherwise. */
  onEdit?: (address: DeliveryAddress) => void;
  onForget?: (address: DeliveryAddress) => void;
  noteOf?: (address: DeliveryAddress) => string | undefined;
}

/** One of some addresses that are known. Arrows go from one to the next, from the search to the first. */
export const AddressChoices = (props: AddressChoicesProps) => {
  const { label, addresses, isUnavailable, onTryAgain, nothing, children, onEdit, onForget, noteOf } = props;
  const { chosenId, formId, onPick, onSubmit } = props;
  const text = useText();
  const group = useId();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');

  if (isUnavailable && !addresses) return <ErrorState title={text('addresses.failed')} onTryAgain={onTryAgain} />;
  if (!addresses) return <AddressesSkeleton />;
  const found = matching(addresses, typed);
  const shown = found.slice(0, MOST);
  const toList = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
  };
  return (
    <form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      {(addresses.length > MANY || children !== undefined) && (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
          {addresses.length > MANY && (
            <TextField
              className="min-w-0 flex-1 basis-60"
              label={text('addresses.search')}
              type="search"
              value={typed}
              onChange={setTyped}
              onKeyDown={toList}
              autoComplete="off"
            />
          )}
          {children}
        </div>
      )}
      {addresses.length === 0 && <EmptyState title={nothing} />}
      {addresses.length > 0 && found.length === 0 && <EmptyState title={text('ui.noMatches')} />}
      {shown.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="sr-only">{label}</legend>
          <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
            {shown.map((address) => (
              <AddressRow
                key={address.Id}
                address={address}
                group={group}
                isChosen={address.Id === chosenId}
                note={noteOf?.(address)}
                onPick={() => onPick(address.Id)}
                onEdit={address.IsOneTimeAddress ? onEdit : undefined}
                onForget={onForget}
              />
            ))}
          </ul>
        </fieldset>
      )}
      <p role="status" className="min-h-5 text-sm text-muted empty:hidden">
        {found.length > shown.length && text('addresses.more', { shown: shown.length, count: found.length })}
      </p>
    </form>
  );
};

const AddressesSkeleton = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('ui.loading')} className="grid gap-1.5">
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <Skeleton key={place} className="h-13 w-full rounded-md" />
      ))}
    </div>
  );
};
