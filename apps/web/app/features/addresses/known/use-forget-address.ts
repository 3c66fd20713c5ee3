import {
  type AddressChoice,
  type DeliveryAddress,
  deleteLatestAddress,
  getUserAddresses,
  saveLatestAddress,
} from '@grossist/contracts';
import { useState } from 'react';
import { callOperation, useOperation } from '../../../api/index.ts';
import { isSameAddress } from '../matching.ts';

interface Known {
  soldTo: string;
  projectNumber: string | undefined;
  onProblem: () => void;
}

const INVALIDATES = { invalidates: ['addresses'] } as const;

/** Forgets an address used last at once, with a way back as long as the list stays open. [adr-02, adr-04] */
export const useForgetAddress = ({ soldTo, projectNumber, onProblem }: Known) => {
  const [forgotten, setForgotten] = useState<readonly DeliveryAddress[]>([]);
  const remove = useOperation(deleteLatestAddress, INVALIDATES);
  const keep = useOperation(saveLatestAddress, INVALIDATES);

  const show = (address: DeliveryAddress): void =>
    setForgotten((before) => before.filter(({ Id }) => Id !== address.Id));

  /** What a latest address was: one of the account's by its own id, or one that was typed. */
  const choiceOf = async (address: DeliveryAddress): Promise<AddressChoice | undefined> => {
    const ofProject = projectNumber === undefined ? {} : { ProjectNumber: projectNumber };
    if (address.IsOneTimeAddress) {
      const { Name, Name2, Street, PostalCode, City, CountryCode } = address;
      return { Name, Name2, Street, PostalCode, City, CountryCode, IsOneTimeAddress: true, ...ofProject };
    }
    const own = await callOperation(getUserAddresses, { query: { soldTo, showAddressesForAllProjects: 'true' } });
    const found = own.find((one) => isSameAddress(one, address));
    return found && { Id: found.Id, ...ofProject };
  };

  return {
    /** Those that can be brought back, the last one first. */
    forgotten,
    isBringingBack: keep.isPending,
    forget: async (address: DeliveryAddress): Promise<void> => {
      setForgotten((before) => [address, ...before]);
      try {
        await remove.mutateAsync({ params: { id: address.Id } });
      } catch {
        show(address);
        onProblem();
      }
    },
    bringBack: async (address: DeliveryAddress): Promise<void> => {
      try {
        const choice = await choiceOf(address);
        if (choice) await keep.mutateAsync({ body: choice });
        else onProblem();
        show(address);
      } catch {
        onProblem();
      }
    },
  };
};
