import { type Cart, type CartDetails, getAccounts } from '@grossist/contracts';
import { needsEndUserRegistration } from '@grossist/domain';
import { useEffect, useRef, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { TextField } from '../../../ui/index.ts';
import { type CartPrices, useAccountChange } from '../../cart/index.ts';
import { DeliveryBar } from '../delivery/delivery-bar.tsx';
import { AddressField } from './address-field.tsx';
import type { Missing } from './missing-details.ts';
import { OrderOptions } from './order-options.tsx';
import { CartReferences } from './references.tsx';
import { useSaveDetails } from './use-save-details.ts';

type Registration = CartDetails['EndUserRegistration'];

const FIELDS: readonly { field: keyof Registration; name: MessageKey; longest: number }[] = [
  { field: 'NameOrCompany', name: 'delivery.endUser.name', longest: 80 },
  { field: 'StreetAndNumber', name: 'delivery.endUser.street', longest: 80 },
  { field: 'ZipCode', name: 'delivery.endUser.zip', longest: 20 },
  { field: 'City', name: 'delivery.endUser.city', longest: 60 },
];

/** The end user of materials that must be registered. Each field saves all four on blur. Sections 4 and 5. */
const EndUserForm = ({ cart }: { cart: Cart }) => {
  const text = useText();
  const { save } = useSaveDetails(cart);
  const [typed, setTyped] = useState<Partial<Registration>>({});
  const shown: Registration = { ...cart.EndUserRegistration, ...typed };
  const saveChanged = (): void => {
    const isChanged = FIELDS.some(({ field }) => shown[field].trim() !== cart.EndUserRegistration[field]);
    if (isChanged) save({ EndUserRegistration: shown });
  };
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 tablet:grid-cols-2 desktop:grid-cols-4">
      <legend className="mb-1 font-semibold">{text('delivery.endUser')}</legend>
      <p className="text-sm text-muted tablet:col-span-full">{text('delivery.endUser.text')}</p>
      {FIELDS.map(({ field, name, longest }) => (
        <TextField
          key={field}
          label={text(name)}
          value={shown[field]}
          maxLength={longest}
          onChange={(value) => setTyped((before) => ({ ...before, [field]: value }))}
          onBlur={saveChanged}
          onKeyDown={(event) => event.key === 'Enter' && saveChanged()}
        />
      ))}
    </fieldset>
  );
};

const needsEndUser = (cart: Cart): boolean =>
  cart.CartItems.some((line) =>
    needsEndUserRegistration({ endUserRegistrationRequirementType: line.EndUserRegistrationRequirementType }),
  );

/** The end user's registration; nothing if no line needs it. */
const EndUser = ({ cart }: { cart: Cart }) =>
  needsEndUser(cart) && (
    <div className="p-4">
      <EndUserForm cart={cart} />
    </div>
  );

const NO_PROJECT = 'none';
const STALE_MS = 300_000;
// Truncates long names instead of widening the column.
const NARROW = 'min-w-0 grid-cols-[minmax(0,1fr)]';

/** Selects the account and project of the order. A user of one account has no choice. [cart-15, cart-16] */
const AccountAndProject = ({ cart }: { cart: CartDetails }) => {
  const text = useText();
  const accounts = useOperationQuery(getAccounts, {}, { staleTime: STALE_MS });
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

interface HeadFieldsProps {
  cart: Cart;
  prices: CartPrices;
  /** The field to focus, unless the focus is in use elsewhere. */
  missing: Missing | undefined;
  /** The user pressed a link to the missing field: it takes the focus in any case. */
  isAsked: boolean;
}

/** Returns true if no other element uses the focus: it is on the page or on the button that opened the fields. */
const isIdle = (place: HTMLElement): boolean => {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.id === 'content' ||
    activeElement.getAttribute('aria-controls') === place.parentElement?.id
  );
};

/** Returns the first empty field, else the first field. */
const placeToFill = (place: HTMLElement, missing: Missing): HTMLElement | null => {
  const group = place.querySelector(`[data-head="${missing}"]`);
  const fields = [...(group?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  return (
    fields.find(({ value }) => value === '') ??
    group?.querySelector<HTMLElement>('[aria-pressed="true"], button, input') ??
    null
  );
};

/** The fields of the order's details; a missing one takes the focus. Each field saves on change. */
export const HeadFields = ({ cart, prices, missing, isAsked }: HeadFieldsProps) => {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef({ missing, isAsked });
  useEffect(() => {
    const element = place.current;
    const { missing: wanted, isAsked: isLed } = first.current;
    if (!element || wanted === undefined || !(isLed || isIdle(element))) return;
    placeToFill(element, wanted)?.focus();
  }, []);
  return (
    <div ref={place} className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
      <div data-head="date" className="p-4">
        <DeliveryBar cart={cart} prices={prices} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 p-4 tablet:grid-cols-2 desktop:grid-cols-4">
        <AccountAndProject cart={cart} />
        <div data-head="address" className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
          <AddressField cart={cart} />
        </div>
        <CartReferences cart={cart} />
        <OrderOptions cart={cart} prices={prices} />
      </div>
      <div data-head="endUser" className="empty:hidden">
        <EndUser cart={cart} />
      </div>
    </div>
  );
};
