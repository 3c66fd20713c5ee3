import { shippingConditionOf } from '@grossist/domain';
import type { StoredAddress } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';

/** What is told of a place that goods are sent to once. */
export type OneTimePlace = Pick<StoredAddress, 'name' | 'street' | 'city' | 'postalCode' | 'countryCode'> &
  Partial<Pick<StoredAddress, 'name2'>>;

/**
 * An address of no account, however it came here: typed on a page, or read in a document. It has no number, no project
 * and no plant of its own, and its shipping condition is cleared. Section 5.
 */
export const oneTimeAddress = ({ account }: Buyer, { name2 = '', ...place }: OneTimePlace): StoredAddress => ({
  ...place,
  name2,
  id: '',
  projectNumber: '',
  shipTo: '',
  soldTo: account.soldTo,
  shippingCondition: shippingConditionOf({ isServiceCenter: false, isOneTimeAddress: true }),
  isOneTimeAddress: true,
  isServiceCenter: false,
  plantId: '',
  isDefault: false,
});
