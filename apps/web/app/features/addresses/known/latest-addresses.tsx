import {
  type AddressChoice,
  type DeliveryAddress,
  deleteLatestAddress,
  getLatestAddresses,
  getUserAddresses,
  saveLatestAddress,
} from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import { useState } from 'react';
import { callOperation, useOperation, useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button, UndoIcon } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { isSameAddress, nameOfAddress } from '../address-text.ts';
import { AddressChoices, type Picking } from './address-choices.tsx';

interface Known {
  soldTo: string;
  projectNumber: string | undefined;
  onProblem: () => void;
}

const INVALIDATES = { invalidates: ['addresses'] } as const;

/** Forgets an address used last at once, with a way back as long as the list stays open. [adr-02, adr-04] */
const useForgetAddress = ({ soldTo, projectNumber, onProblem }: Known) => {
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

interface LatestAddressesProps extends Picking {
  soldTo: string;
  projectNumber: string | undefined;
  /** One that was typed for once is to be typed otherwise. */
  onEdit: (address: DeliveryAddress) => void;
  onProblem: () => void;
}

/** Where goods went last, newest first; each can be forgotten, and brought back for a moment. [adr-01, adr-04] */
export const LatestAddresses = (props: LatestAddressesProps) => {
  const { soldTo, projectNumber, onEdit, onProblem, ...picking } = props;
  const text = useText();
  const format = useFormat();
  const { timeZone } = marketFacts(useSignedInUser()?.market ?? 'DK');
  const query = { ...(projectNumber !== undefined && { projectNumber }) };
  const { data, isError, refetch } = useOperationQuery(getLatestAddresses, { query });
  const forgetting = useForgetAddress({ soldTo, projectNumber, onProblem });
  const { forgotten } = forgetting;
  const addresses = data?.filter((address) => forgotten.every(({ Id }) => Id !== address.Id));
  const { present } = picking;
  // A latest address has its own id, so the cart's address is matched by its fields.
  const chosenId = addresses?.some(({ Id }) => Id === picking.chosenId)
    ? picking.chosenId
    : picking.chosenId === present?.Id && present
      ? addresses?.find((address) => isSameAddress(address, present))?.Id
      : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Forgotten forgetting={forgetting} />
      <AddressChoices
        {...picking}
        chosenId={chosenId}
        label={text('addresses.tab.latest')}
        addresses={addresses}
        isUnavailable={isError}
        onTryAgain={() => void refetch()}
        nothing={text('addresses.latest.none')}
        noteOf={({ LastUsed }) =>
          LastUsed ? text('addresses.used', { time: format.time(LastUsed, timeZone) }) : undefined
        }
        onEdit={onEdit}
        onForget={(address) => void forgetting.forget(address)}
      />
    </div>
  );
};

/** The address that was just removed, with undo. */
const Forgotten = ({ forgetting }: { forgetting: ReturnType<typeof useForgetAddress> }) => {
  const text = useText();
  const { forgotten, isBringingBack, bringBack } = forgetting;
  return (
    <ul aria-live="polite" aria-label={text('ui.notices')} className="grid gap-1 empty:hidden">
      {forgotten.map((address) => (
        <li key={address.Id} className="flex items-center justify-between gap-3 rounded-md bg-sunken py-1 pr-1 pl-3">
          <span className="min-w-0 text-sm">{text('addresses.forgotten', { name: nameOfAddress(address) })}</span>
          <Button kind="quiet" size="small" isPending={isBringingBack} onPress={() => void bringBack(address)}>
            <UndoIcon size={18} />
            {text('ui.undo')}
          </Button>
        </li>
      ))}
    </ul>
  );
};
