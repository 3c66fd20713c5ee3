import { type DeliveryAddress, getLatestAddresses } from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button, UndoIcon } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { nameOfAddress } from '../address-text.ts';
import { isSameAddress } from '../matching.ts';
import { AddressChoices, type Picking } from './address-choices.tsx';
import { useForgetAddress } from './use-forget-address.ts';

export interface LatestAddressesProps extends Picking {
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
  // A latest address has an id of its own: the one that the cart goes to is known by what it says.
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

/** What was forgotten a moment ago, with the way back. */
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
