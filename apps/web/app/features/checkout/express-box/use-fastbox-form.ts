import { addressHasFastboxDelivery, type CartDetails, getAccounts, getUserAddresses } from '@grossist/contracts';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { useDefaultName } from '../../cart/index.ts';

const FRESH = 300_000;

export interface FastboxFields {
  name: string;
  contact: string;
  phone: string;
  /** '' for none. */
  project: string;
  addressId: string;
}

/**
 * What an express-box cart is begun with. Another project has other addresses; whether the box goes to the chosen one is
 * asked by its zip code. [svc-02, adr-05]
 */
export const useFastboxForm = (cart: CartDetails, isNew: boolean) => {
  const user = useSignedInUser();
  const defaultName = useDefaultName();
  const [fields, setFields] = useState<FastboxFields>(() => ({
    name: isNew ? defaultName() : cart.Name || defaultName(),
    contact: cart.ContactPerson || (user?.userName ?? ''),
    phone: cart.ContactPhone || (user?.userPhoneNumber ?? ''),
    project: cart.Project?.ProjectNumber ?? '',
    addressId: cart.Address && !cart.Address.IsServiceCenter ? cart.Address.Id : '',
  }));
  const accounts = useOperationQuery(getAccounts, {}, { staleTime: FRESH });
  const addresses = useOperationQuery(
    getUserAddresses,
    { query: { soldTo: cart.SoldTo, ...(fields.project !== '' && { projectNumber: fields.project }) } },
    { staleTime: FRESH, keepPrevious: true },
  );
  const own = cart.Address && !cart.Address.IsServiceCenter ? [cart.Address] : [];
  const listed = addresses.data ?? [];
  const known = listed.some(({ Id }) => Id === cart.Address?.Id) ? listed : [...own, ...listed];
  const address = known.find(({ Id }) => Id === fields.addressId) ?? known[0];
  const zipcode = address?.PostalCode ?? '';
  const reached = useOperationQuery(
    addressHasFastboxDelivery,
    { query: { zipcode } },
    { enabled: zipcode !== '', staleTime: FRESH },
  );
  return {
    fields,
    set: (changed: Partial<FastboxFields>): void => setFields((before) => ({ ...before, ...changed })),
    projects: accounts.data?.find(({ soldTo }) => soldTo === cart.SoldTo)?.projects ?? [],
    addresses: known,
    address,
    /** Undefined while it is asked for. */
    isReached: reached.data,
  };
};

export type FastboxForm = ReturnType<typeof useFastboxForm>;
