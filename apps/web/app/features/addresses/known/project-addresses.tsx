import { getDeliveryAddressesForProject } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { AddressChoices, type Picking } from './address-choices.tsx';

const FRESH = 300_000;

/** Where goods of a project go; the account's own addresses stand in a view of their own. [cart-08] */
export const ProjectAddresses = ({ projectNumber, ...picking }: Picking & { projectNumber: string }) => {
  const text = useText();
  const { data, isError, refetch } = useOperationQuery(
    getDeliveryAddressesForProject,
    { query: { projectAccountNumber: projectNumber } },
    { staleTime: FRESH },
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
