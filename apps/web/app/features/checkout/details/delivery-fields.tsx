import { type CartDetails, getAccounts } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { useAccountChange } from '../../cart/index.ts';

const NO_PROJECT = 'none';
const FRESH = 300_000;
// A long choice is cut short instead of widening its column.
const NARROW = 'min-w-0 grid-cols-[minmax(0,1fr)]';

/** The account that buys and the job it is for. A user of one account has no choice. [cart-15, cart-16] */
export const AccountAndProject = ({ cart }: { cart: CartDetails }) => {
  const text = useText();
  const accounts = useOperationQuery(getAccounts, {}, { staleTime: FRESH });
  const { changeAccount, changeProject } = useAccountChange();
  const own = accounts.data ?? [{ soldTo: cart.SoldTo, name: cart.SoldToName, projects: [] }];
  const projects = own.find((account) => account.soldTo === cart.SoldTo)?.projects ?? [];
  return (
    <>
      <Select
        className={NARROW}
        label={text('cart.head.account')}
        value={cart.SoldTo}
        isDisabled={own.length < 2}
        options={own.map(({ soldTo, name }) => ({ id: soldTo, name: `${name} · ${soldTo}` }))}
        onChange={(soldTo) => soldTo !== cart.SoldTo && void changeAccount(soldTo)}
      />
      <Select
        className={NARROW}
        label={text('cart.head.project')}
        value={cart.Project?.ProjectNumber ?? NO_PROJECT}
        options={[
          { id: NO_PROJECT, name: text('cart.head.noProject') },
          ...projects.map(({ projectNumber, projectTitle }) => ({
            id: projectNumber,
            name: `${projectTitle} · ${projectNumber}`,
          })),
        ]}
        onChange={(id) => void changeProject(id === NO_PROJECT ? '' : id, cart.SoldTo)}
      />
    </>
  );
};
