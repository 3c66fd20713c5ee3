import type { Cart, CartDetails } from '@grossist/contracts';
import { needsEndUserRegistration } from '@grossist/domain';
import { useState } from 'react';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { TextField } from '../../../ui/index.ts';
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
export const EndUser = ({ cart }: { cart: Cart }) =>
  needsEndUser(cart) && (
    <div className="p-4">
      <EndUserForm cart={cart} />
    </div>
  );
