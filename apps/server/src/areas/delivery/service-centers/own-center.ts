import type { ServiceCenter } from '../../../gateways/erp/port.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp } from '../../pricing/index.ts';
import type { DeliveryDeps } from '../deps.ts';
import { findUsualAddress } from '../queries/addresses.ts';
import { nearestToZip } from './by-zip.ts';
import { preferredCenter } from './preferred.ts';

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
