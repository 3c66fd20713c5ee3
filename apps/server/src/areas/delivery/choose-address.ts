import type { AddressChoice as ChoiceOnWire } from '@grossist/contracts';
import type { StoredAddress } from '../../db/index.ts';
import { joinStreet } from '../../gateways/geocoding/spelling.ts';
import { breaksRules, notFound } from '../../http/failure.ts';
import type { Buyer } from '../identity/index.ts';
import { askErp } from '../pricing/index.ts';
import type { DeliveryDeps } from './deps.ts';
import { findLatestAddress } from './latest-addresses.ts';
import {
  checkOneTimeAddress,
  fieldOnWire,
  formOf,
  oneTimeAddress,
  type TypedForm,
} from './one-time/one-time-address.ts';
import { findAddress } from './queries/addresses.ts';
import { addressOfCenter } from './service-centers/find-center.ts';

/** Exactly one of the three is set; the first one counts. */
export interface AddressChoice {
  serviceCenterId: string;
  /** Id of an address of the account, a latest address or a service center; empty for none. */
  id: string;
  name2: string;
  form: TypedForm;
  /** A one-time address that was deleted since: its fields count. */
  isOneTime: boolean;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns the chosen address for the buyer's account in its current state: one of the account's, a latest address, a
 * service center (shipping condition ZP and its plant), or a one-time address (without shipping condition) that the
 * geocoder must find. Never inside a transaction: it sends requests to other systems.
 * @throws Failure 404 for an unknown address or another account's, 422 naming each wrong field of a one-time address
 */
export const chooseAddress = ({ db, erp, geocoder }: DeliveryDeps) => {
  const check = checkOneTimeAddress(geocoder);

  const centerOf = async (buyer: Buyer, code: string, signal?: AbortSignal): Promise<StoredAddress> => {
    const centers = await askErp(() => erp.serviceCenters(buyer.market, signal));
    const center = centers.find((one) => one.code === code);
    if (center === undefined) throw notFound('service center');
    return addressOfCenter(center, buyer.account.soldTo);
  };

  const knownAs = async (buyer: Buyer, id: string, signal?: AbortSignal): Promise<StoredAddress | undefined> => {
    if (!UUID.test(id)) return centerOf(buyer, id, signal);
    const own = await findAddress(db, buyer.account.id, id);
    if (own !== undefined) return own;
    const latest = await findLatestAddress(db, buyer, id);
    if (latest === undefined) return undefined;
    const { address } = latest;
    // A latest address is a copy: the original, which may have changed since, is looked up by its id.
    if (address.isServiceCenter) return centerOf(buyer, address.id, signal);
    if (address.isOneTimeAddress) return address;
    return (await findAddress(db, buyer.account.id, address.id)) ?? address;
  };

  const typed = async (buyer: Buyer, form: TypedForm, name2: string, signal?: AbortSignal): Promise<StoredAddress> => {
    const { fields, address } = await check(form, buyer.market, signal);
    if (address === undefined) {
      throw breaksRules('address-invalid', 'Goods cannot be sent to this address', fields.map(fieldOnWire));
    }
    const { city, postalCode, countryCode } = address;
    const street = joinStreet(address.streetName, address.streetNumber);
    return oneTimeAddress(buyer, { name: form.name, name2, street, city, postalCode, countryCode });
  };

  return async (buyer: Buyer, choice: AddressChoice, signal?: AbortSignal): Promise<StoredAddress> => {
    if (choice.serviceCenterId !== '') return centerOf(buyer, choice.serviceCenterId, signal);
    const known = choice.id === '' ? undefined : await knownAs(buyer, choice.id, signal);
    if (known !== undefined) return known;
    if (choice.id !== '' && !choice.isOneTime) throw notFound('address');
    return typed(buyer, choice.form, choice.name2, signal);
  };
};

/** Returns the choice of a request. */
export const choiceOf = (body: ChoiceOnWire): AddressChoice => ({
  serviceCenterId: body.ServiceCenterId ?? '',
  id: body.Id ?? '',
  name2: (body.Name2 ?? '').trim(),
  form: formOf(body),
  isOneTime: body.IsOneTimeAddress ?? false,
});
