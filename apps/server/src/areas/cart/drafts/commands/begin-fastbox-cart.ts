import type { Database, StoredAddress } from '../../../../db/index.ts';
import type { Erp } from '../../../../gateways/erp/port.ts';
import { notFound } from '../../../../http/failure.ts';
import { findAddress, findUsualAddress } from '../../../delivery/index.ts';
import type { Buyer } from '../../../identity/index.ts';
import { requireFastbox } from '../fastbox.ts';
import { beginNewCart, type Leaving } from './replace-cart.ts';

export interface FastboxWish {
  leaving: Leaving;
  orderName: string;
  contactPerson: string | undefined;
  contactPhone: string | undefined;
  /** Number of one of the account's projects; blank: none. */
  projectNumber: string;
  /** Id of one of the account's addresses; blank: the usual one. */
  addressId: string;
}

const ownProject = async (db: Database, buyer: Buyer, number: string): Promise<string> => {
  if (number.trim() === '') return '';
  const project = await db
    .selectFrom('projects')
    .select('number')
    .where('account_id', '=', buyer.account.id)
    .where('number', '=', number.trim())
    .executeTakeFirst();
  if (project === undefined) throw notFound('project of the account');
  return project.number;
};

const ownAddress = async (db: Database, buyer: Buyer, id: string): Promise<StoredAddress | undefined> => {
  if (id.trim() === '') return findUsualAddress(db, buyer.account.id);
  const address = await findAddress(db, buyer.account.id, id.trim());
  if (address === undefined) throw notFound('address of the account');
  return address;
};

/**
 * Begins a new express-box cart in place of the present one. [cart-33]
 * @throws Failure 404 for a project or address that is not the account's, 422 `no-fastbox` or `past-closing` where no
 * express box goes to the address now, `invalid-name` for a draft without a name, 503 when the ERP does not answer
 */
export const beginFastboxCart =
  (db: Database, erp: Erp, now: () => number) =>
  async (buyer: Buyer, wish: FastboxWish): Promise<void> => {
    const [projectNumber, address = null] = await Promise.all([
      ownProject(db, buyer, wish.projectNumber),
      ownAddress(db, buyer, wish.addressId),
    ]);
    await requireFastbox(erp, now)(buyer, address);
    await beginNewCart(db)(buyer, wish.leaving, 'fastbox', {
      name: wish.orderName.trim() === '' ? undefined : wish.orderName.trim(),
      contactPerson: wish.contactPerson,
      contactPhone: wish.contactPhone,
      projectNumber,
      address,
      accountId: buyer.account.id,
    });
  };
