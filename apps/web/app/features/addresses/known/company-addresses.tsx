import { getDeliveryAddressesForProject, getUserAddresses } from '@grossist/contracts';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Checkbox } from '../../../ui/index.ts';
import { AddressChoices, type Picking } from './address-choices.tsx';

const STALE_MS = 300_000;

/** The account's own addresses, if wanted with those of all its projects. [adr-05] */
export const KnownAddresses = ({ soldTo, ...picking }: Picking & { soldTo: string }) => {
  const text = useText();
  const [isOfAll, setOfAll] = useState(picking.present !== null && picking.present.ProjectNumber !== '');
  const { data, isError, refetch } = useOperationQuery(
    getUserAddresses,
    { query: { soldTo, showAddressesForAllProjects: isOfAll ? 'true' : 'false' } },
    { staleTime: STALE_MS, keepPrevious: true },
  );
  return (
    <AddressChoices
      {...picking}
      label={text('addresses.tab.account')}
      addresses={data}
      isUnavailable={isError}
      onTryAgain={() => void refetch()}
      nothing={text('addresses.account.none')}
    >
      <Checkbox isSelected={isOfAll} onChange={setOfAll}>
        {text('addresses.allProjects')}
      </Checkbox>
    </AddressChoices>
  );
};

/** A project's delivery addresses, without those of its account, which `KnownAddresses` lists. [cart-08] */
export const ProjectAddresses = ({ projectNumber, ...picking }: Picking & { projectNumber: string }) => {
  const text = useText();
  const { data, isError, refetch } = useOperationQuery(
    getDeliveryAddressesForProject,
    { query: { projectAccountNumber: projectNumber } },
    { staleTime: STALE_MS },
  );
  return (
    <AddressChoices
      {...picking}
      label={text('addresses.tab.project')}
      addresses={data?.filter((address) => address.ProjectNumber === projectNumber)}
      isUnavailable={isError}
      onTryAgain={() => void refetch()}
      nothing={text('addresses.project.none')}
    />
  );
};
