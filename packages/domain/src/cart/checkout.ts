/** What a checkout requires: end-user registration, punchout, names of carts and accounting strings that are valid. */

import type { CalendarDate } from '../delivery/calendar-date.ts';
import { isBlank } from '../numbers/index.ts';
import type { CartStatus } from '../order/wire-names.ts';

/** The code of materials whose end user must be registered. Section 9. */
export const END_USER_REGISTRATION = '001';

export interface EndUser {
  nameOrCompany?: string | null;
  streetAndNumber?: string | null;
  zipCode?: string | null;
  city?: string | null;
}

export type EndUserField = keyof EndUser;

const FIELDS: readonly EndUserField[] = ['nameOrCompany', 'streetAndNumber', 'zipCode', 'city'];

export const needsEndUserRegistration = (line: { endUserRegistrationRequirementType?: string | null }): boolean =>
  line.endUserRegistrationRequirementType === END_USER_REGISTRATION;

/**
 * The blank fields that keep a cart from punchout checkout; none means that it may go on. Only a cart with a line
 * that needs end-user registration remains. Section 4, "Other states".
 */
export const punchoutBlock = (
  lines: readonly { endUserRegistrationRequirementType?: string | null }[],
  endUser: EndUser,
): EndUserField[] => (lines.some(needsEndUserRegistration) ? FIELDS.filter((field) => isBlank(endUser[field])) : []);

/** The state of a cart that the rules of saving and delivering it need. */
export interface CartState {
  cartIsEmpty: boolean;
  status: CartStatus;
}

/** Returns true for a cart with status Initial and with items. Section 4, "Unsaved cart". */
export const isUnsavedCart = ({ cartIsEmpty, status }: CartState): boolean => status === 'Initial' && !cartIsEmpty;

/** An empty cart name sets the invalid-name flag. Section 5. [cart-14] */
export const isValidCartName = (name: string | null | undefined): boolean => !isBlank(name);

/** Shipping condition of what is picked up at a service center. Section 9. */
export const PICKUP_SHIPPING_CONDITION = 'ZP';

/** The shipping condition to save with an address: ZP for a service center, cleared for a one-time address. [cart-17] */
export const shippingConditionOf = (address: {
  isServiceCenter: boolean;
  isOneTimeAddress: boolean;
  shippingCondition?: string | null;
}): string => {
  if (address.isServiceCenter) return PICKUP_SHIPPING_CONDITION;
  return address.isOneTimeAddress ? '' : (address.shippingCondition ?? '');
};

/** When an accounting string may be used, both days included; absent or null is open. Section 3. */
export interface AccountingStringValidity {
  validFrom?: CalendarDate | null;
  validTo?: CalendarDate | null;
}

/** Whether a line of an order of that date may carry the string. [acc-01, acc-02, acc-03] */
export const isAccountingStringValid = (
  { validFrom, validTo }: AccountingStringValidity,
  date: CalendarDate,
): boolean => !(validFrom && date < validFrom) && !(validTo && date > validTo);
