import {
  type CartDetails,
  type DeliveryAddress,
  getAccounts,
  getUserAddresses,
  saveCartDetails,
  updateCartAccount,
  updateCartDeliveryAddress,
  updateCartProject,
} from '@grossist/contracts';
import { type ProblemError, useOperation, useOperationQuery } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Select } from '../../ui/choices/index.ts';
import { notify } from '../../ui/index.ts';
import { CHANGES_CART } from './cart-cache.ts';
import { DeliveryDateField } from './delivery-date-field.tsx';
import { SavedField } from './saved-field.tsx';
import { useProblemText } from './use-problem-text.ts';

const NO_PROJECT = 'none';
const FRESH = 300_000;

const addressOption = (address: DeliveryAddress) => ({
  id: address.Id,
  name: address.Name,
  detail: [address.Street, `${address.PostalCode} ${address.City}`].filter((part) => part.trim() !== '').join(', '),
});

/** For whom, for what, where to and when: all of it saves itself. */
export const CartHead = ({ cart, firstDate }: { cart: CartDetails; firstDate: string | undefined }) => {
  const text = useText();
  return (
    <section
      aria-label={text('cart.head')}
      className="grid gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 tablet:grid-cols-2 desktop:grid-cols-4"
    >
      <WhoPays cart={cart} />
      <WhereTo cart={cart} />
      <DeliveryDateField cart={cart} firstDate={firstDate} />
      <Words cart={cart} />
    </section>
  );
};

const WhoPays = ({ cart }: { cart: CartDetails }) => {
  const text = useText();
  const settings = useChange();
  const accounts = useOperationQuery(getAccounts, {}, { staleTime: FRESH });
  const changeAccount = useOperation(updateCartAccount, settings);
  const changeProject = useOperation(updateCartProject, settings);
  const own = accounts.data ?? [];
  const projects = own.find((account) => account.soldTo === cart.SoldTo)?.projects ?? [];
  const known = own.some((account) => account.soldTo === cart.SoldTo);
  return (
    <>
      <Select
        label={text('cart.head.account')}
        value={cart.SoldTo}
        isDisabled={own.length < 2}
        options={[
          ...(known ? [] : [{ id: cart.SoldTo, name: cart.SoldToName, detail: cart.SoldTo }]),
          ...own.map(({ soldTo, name }) => ({ id: soldTo, name, detail: soldTo })),
        ]}
        onChange={(soldTo) => soldTo !== cart.SoldTo && changeAccount.mutate({ body: { soldTo } })}
      />
      <Select
        label={text('cart.head.project')}
        value={cart.Project?.ProjectNumber ?? NO_PROJECT}
        options={[
          { id: NO_PROJECT, name: text('cart.head.noProject') },
          ...projects.map(({ projectNumber, projectTitle }) => ({
            id: projectNumber,
            name: projectTitle,
            detail: projectNumber,
          })),
        ]}
        onChange={(id) =>
          changeProject.mutate({ body: { ProjectNumber: id === NO_PROJECT ? '' : id, SoldTo: cart.SoldTo } })
        }
      />
    </>
  );
};

const WhereTo = ({ cart }: { cart: CartDetails }) => {
  const text = useText();
  const settings = useChange();
  const addresses = useOperationQuery(getUserAddresses, { query: { soldTo: cart.SoldTo } }, { staleTime: FRESH });
  const changeAddress = useOperation(updateCartDeliveryAddress, settings);
  const known = addresses.data ?? [];
  const present = cart.Address;
  const options = present && !known.some(({ Id }) => Id === present.Id) ? [present, ...known] : known;
  return (
    <Select
      label={text('cart.head.address')}
      value={present?.Id}
      options={options.map(addressOption)}
      onChange={(Id) => Id !== present?.Id && changeAddress.mutate({ body: { Id } })}
    />
  );
};

const Words = ({ cart }: { cart: CartDetails }) => {
  const text = useText();
  const settings = useChange();
  const { mutate, data } = useOperation(saveCartDetails, settings);
  const save = (changed: Partial<Record<'Name' | 'ContactPerson' | 'ContactPhone' | 'CustomerReference', string>>) =>
    mutate({ body: { Name: cart.Name, ...changed } });
  return (
    <>
      <SavedField
        label={text('cart.head.name')}
        saved={cart.Name}
        maxLength={80}
        error={data?.IsNameInvalid ? text('cart.head.nameMissing') : undefined}
        onSave={(Name) => save({ Name })}
      />
      <SavedField
        label={text('cart.head.reference')}
        saved={cart.CustomerReference}
        maxLength={60}
        onSave={(CustomerReference) => save({ CustomerReference })}
      />
      <SavedField
        label={text('cart.head.contact')}
        saved={cart.ContactPerson}
        maxLength={80}
        onSave={(ContactPerson) => save({ ContactPerson })}
      />
      <SavedField
        label={text('cart.head.phone')}
        type="tel"
        saved={cart.ContactPhone}
        maxLength={40}
        onSave={(ContactPhone) => save({ ContactPhone })}
      />
    </>
  );
};

const useChange = () => {
  const problemText = useProblemText();
  return {
    // Another account has other addresses and projects.
    invalidates: [...CHANGES_CART, 'addresses'],
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
};
