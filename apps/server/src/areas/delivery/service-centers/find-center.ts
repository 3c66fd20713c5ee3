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

/** A service center as the address of a cart that is picked up there: shipping condition ZP and its plant. [cart-17] */
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
  /** Null where nobody knows where the zip code lies. */
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

/** The digits of two codes as numbers of the same length: codes that are near each other are numbers that are. */
const numberOf = (market: Market, zip: string): number =>
  Number(postalCodeKey(market, zip).replaceAll(/\D/g, '').padEnd(5, '0').slice(0, 5));

/**
 * Centers nearest to a zip code first, as the crow flies; where nobody knows where it lies, those with the zip code
 * that differs the least. None for a zip code that the country can't have. [svc-04]
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

/** The code of the center that a contact prefers; undefined unless they chose one. */
export const preferredCenter = async (db: Database, contactId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('preferred_service_centers')
    .select('service_center')
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  return row?.service_center;
};

/** Keeps a contact's preference, or takes it back. */
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

/** The center the buyer prefers, else the one nearest to their account's usual address; undefined without any. */
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
 * Returns where the buyer picks goods up: at the service center they prefer, else at the one nearest to their account's
 * usual address; undefined where the market has none. Asks the ERP, never inside a transaction.
 * @throws Failure 503 when the ERP does not answer
 */
export const findPickupAddress =
  (deps: DeliveryDeps) =>
  async (buyer: Buyer, signal?: AbortSignal): Promise<StoredAddress | undefined> => {
    const center = await ownCenter(deps)(buyer, signal);
    return center && addressOfCenter(center, buyer.account.soldTo);
  };

/** The same. @throws Failure 422 `no-service-center` naming the field where the market has none */
export const pickupAddress =
  (deps: DeliveryDeps) =>
  async (buyer: Buyer, field: string, signal?: AbortSignal): Promise<StoredAddress> => {
    const address = await findPickupAddress(deps)(buyer, signal);
    if (address === undefined) throw breaksRule('no-service-center', 'There is no service center to pick up at', field);
    return address;
  };
