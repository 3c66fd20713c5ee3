import { addressHasFastboxDelivery, type CartDetails, getAccounts, getUserAddresses } from '@grossist/contracts';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { TextField } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { inOneLine, NameField, useDefaultName } from '../../cart/index.ts';
import { ContactField } from '../details/contact-field.tsx';

const STALE_MS = 300_000;

interface FastboxValues {
  name: string;
  contact: string;
  phone: string;
  /** '' for none. */
  project: string;
  addressId: string;
}

/**
 * Form state of an express-box cart. Addresses depend on the project; whether the box reaches the chosen address is
 * requested by its zip code. [svc-02, adr-05]
 */
export const useFastboxForm = (cart: CartDetails, isNew: boolean) => {
  const user = useSignedInUser();
  const defaultName = useDefaultName();
  const [fields, setFields] = useState<FastboxValues>(() => ({
    name: isNew ? defaultName() : cart.Name || defaultName(),
    contact: cart.ContactPerson || (user?.userName ?? ''),
    phone: cart.ContactPhone || (user?.userPhoneNumber ?? ''),
    project: cart.Project?.ProjectNumber ?? '',
    addressId: cart.Address && !cart.Address.IsServiceCenter ? cart.Address.Id : '',
  }));
  const accounts = useOperationQuery(getAccounts, {}, { staleTime: STALE_MS });
  const addresses = useOperationQuery(
    getUserAddresses,
    { query: { soldTo: cart.SoldTo, ...(fields.project !== '' && { projectNumber: fields.project }) } },
    { staleTime: STALE_MS, keepPrevious: true },
  );
  const own = cart.Address && !cart.Address.IsServiceCenter ? [cart.Address] : [];
  const listed = addresses.data ?? [];
  const known = listed.some(({ Id }) => Id === cart.Address?.Id) ? listed : [...own, ...listed];
  const address = known.find(({ Id }) => Id === fields.addressId) ?? known[0];
  const zipcode = address?.PostalCode ?? '';
  const reached = useOperationQuery(
    addressHasFastboxDelivery,
    { query: { zipcode } },
    { enabled: zipcode !== '', staleTime: STALE_MS },
  );
  return {
    fields,
    set: (changed: Partial<FastboxValues>): void => setFields((before) => ({ ...before, ...changed })),
    projects: accounts.data?.find(({ soldTo }) => soldTo === cart.SoldTo)?.projects ?? [],
    addresses: known,
    address,
    /** Undefined while it is loading. */
    isReached: reached.data,
  };
};

type FastboxForm = ReturnType<typeof useFastboxForm>;

const NO_PROJECT = 'none';

interface FastboxFieldsProps {
  form: FastboxForm;
  isTried: boolean;
  onEnter: () => void;
}

/** Fields for name, contact, project and address of an express-box cart. */
export const FastboxFields = ({ form, isTried, onEnter }: FastboxFieldsProps) => {
  const text = useText();
  const { fields, set, projects, addresses, address } = form;
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <NameField name={fields.name} onChange={(name) => set({ name })} isTried={isTried} onEnter={onEnter} />
      <Select
        className="min-w-0 grid-cols-[minmax(0,1fr)]"
        label={text('cart.head.project')}
        value={fields.project || NO_PROJECT}
        options={[
          { id: NO_PROJECT, name: text('cart.head.noProject') },
          ...projects.map(({ projectNumber, projectTitle }) => ({
            id: projectNumber,
            name: `${projectTitle} · ${projectNumber}`,
          })),
        ]}
        onChange={(id) => set({ project: id === NO_PROJECT ? '' : id })}
      />
      <ContactField
        name={fields.contact}
        onType={(contact) => set({ contact })}
        onChoose={({ Name, Phone }) => set({ contact: Name, phone: Phone })}
      />
      <TextField
        label={text('cart.head.phone')}
        type="tel"
        value={fields.phone}
        maxLength={40}
        onChange={(phone) => set({ phone })}
      />
      <Select
        className="min-w-0 grid-cols-[minmax(0,1fr)] tablet:col-span-2"
        label={text('cart.head.address')}
        value={address?.Id}
        options={addresses.map((one) => ({ id: one.Id, name: inOneLine(one) }))}
        onChange={(addressId) => set({ addressId })}
      />
    </div>
  );
};
