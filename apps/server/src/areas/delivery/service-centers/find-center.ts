/** Finds service centers: by distance, by preference, for pickup. */

import { isPostalCode, type Market, nearestFirst, PICKUP_SHIPPING_CONDITION } from '@grossist/domain';
import type { Database, StoredAddress } from '../../../db/index.ts';
import type { ServiceCenter } from '../../../gateways/erp/port.ts';
import { type Coordinates, type Geocoder, GeocoderDoesNotAnswer } from '../../../gateways/geocoding/port.ts';
import { postalCodeKey } from '../../../gateways/geocoding/spelling.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp } from '../../pricing/index.ts';
import type { DeliveryDeps } from '../deps.ts';
import { findUsualAddress } from '../queries/addresses.ts';

/** Returns the address of a service center for pickup: shipping condition ZP and its plant. [cart-17] */
export const addressOfCenter = (center: ServiceCenter, soldTo: string): StoredAddress => ({
  id: center.code,
  name: center.name,
  name2: '',
  street: center.street,
  city: center.city,
  postalCode: center.postalCode,
  countryCode: center.market,
  projectNumber: '',
  shipTo: '',
  soldTo,
  shippingCondition: PICKUP_SHIPPING_CONDITION,
  isOneTimeAddress: false,
  isServiceCenter: true,
  plantId: center.plant,
  isDefault: false,
});

interface FoundCenter {
  center: ServiceCenter;
  /** Null when the zip code's location is unknown. */
  distanceKm: number | null;
}

const placeOf = async (
  geocoder: Geocoder,
  market: Market,
  zip: string,
  signal: AbortSignal | undefined,
): Promise<Coordinates | undefined> => {
  try {
    return await geocoder.locate(market, zip, signal);
  } catch (error) {
    if (error instanceof GeocoderDoesNotAnswer) return undefined;
    throw error;
  }
};

/** Converts a zip code to a number of fixed length, by which nearby codes are close. */
const numberOf = (market: Market, zip: string): number =>
  Number(postalCodeKey(market, zip).replaceAll(/\D/g, '').padEnd(5, '0').slice(0, 5));

/**
 * Sorts centers by distance to a zip code; when its location is unknown, by difference of zip codes. None for an invalid zip
 * code. [svc-04]
 */
export const nearestToZip = async (
  geocoder: Geocoder,
  centers: readonly ServiceCenter[],
  { market, zip }: { market: Market; zip: string },
  signal?: AbortSignal,
): Promise<readonly FoundCenter[]> => {
  if (!isPostalCode(market, zip)) return [];
  const from = await placeOf(geocoder, market, zip, signal);
  if (from !== undefined) {
    return nearestFirst(from, centers).map(({ place, distanceKm }) => ({ center: place, distanceKm }));
  }
  const wanted = numberOf(market, zip);
  const gap = ({ postalCode }: ServiceCenter): number => Math.abs(numberOf(market, postalCode) - wanted);
  return centers.toSorted((left, right) => gap(left) - gap(right)).map((center) => ({ center, distanceKm: null }));
};

/** Returns the code of a contact's preferred center; undefined without one. */
export const preferredCenter = async (db: Database, contactId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('preferred_service_centers')
    .select('service_center')
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  return row?.service_center;
};

/** Saves or removes a contact's preferred center. */
export const prefer = async (db: Database, contactId: string, code: string | null): Promise<void> => {
  if (code === null) {
    await db.deleteFrom('preferred_service_centers').where('contact_id', '=', contactId).execute();
    return;
  }
  await db
    .insertInto('preferred_service_centers')
    .values({ contact_id: contactId, service_center: code })
    .onConflict((conflict) => conflict.column('contact_id').doUpdateSet({ service_center: code }))
    .execute();
};

/** Finds the buyer's preferred center, else the nearest to the account's default address; undefined without any. */
export const ownCenter =
  ({ db, erp, geocoder }: DeliveryDeps) =>
  async (buyer: Buyer, signal?: AbortSignal): Promise<ServiceCenter | undefined> => {
    const centers = await askErp(() => erp.serviceCenters(buyer.market, signal));
    const preferred = await preferredCenter(db, buyer.contactId);
    const chosen = centers.find(({ code }) => code === preferred);
    if (chosen !== undefined) return chosen;
    const usual = await findUsualAddress(db, buyer.account.id);
    if (usual === undefined) return centers[0];
    const near = await nearestToZip(geocoder, centers, { market: buyer.market, zip: usual.postalCode }, signal);
    return near[0]?.center ?? centers[0];
  };

/**
 * Returns the buyer's pickup address: the preferred service center, else the nearest to the account's default address;
 * undefined where the market has none. Sends a request to the ERP, never inside a transaction.
 * @throws Failure 503 when the ERP does not respond
 */
export const findPickupAddress =
  (deps: DeliveryDeps) =>
  async (buyer: Buyer, signal?: AbortSignal): Promise<StoredAddress | undefined> => {
    const center = await ownCenter(deps)(buyer, signal);
    return center && addressOfCenter(center, buyer.account.soldTo);
  };

/** Returns the buyer's pickup address. @throws Failure 422 `no-service-center` with the field where the market has none */
export const pickupAddress =
  (deps: DeliveryDeps) =>
  async (buyer: Buyer, field: string, signal?: AbortSignal): Promise<StoredAddress> => {
    const address = await findPickupAddress(deps)(buyer, signal);
    if (address === undefined) throw breaksRule('no-service-center', 'There is no service center to pick up at', field);
    return address;
  };
