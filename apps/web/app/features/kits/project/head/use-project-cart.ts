import { getCartDetails, getDrafts } from '@grossist/contracts';
import { useOperationQuery } from '../../../../api/index.ts';

/** The cart that a project is ordered with, as far as the page needs it. */
export type ProjectCart =
  | { kind: 'unknown' }
  /** Its cart is gone or was sent. */
  | { kind: 'gone' }
  | { kind: 'active'; deliveryDate: string | null; address: string }
  | { kind: 'draft'; draft: { CartId: string; Name: string; IsActive: boolean } };

/** Finds the cart of a project: the active one, or a draft that has to be opened first. */
export const useProjectCart = (cartId: string | null): ProjectCart => {
  const active = useOperationQuery(getCartDetails, {}, { enabled: cartId !== null }).data;
  const isOther = cartId !== null && active !== undefined && active.CartId !== cartId;
  const drafts = useOperationQuery(getDrafts, {}, { enabled: isOther }).data;
  if (cartId === null) return { kind: 'gone' };
  if (!active) return { kind: 'unknown' };
  if (!isOther) {
    const { Address: address, DeliveryDate: deliveryDate } = active;
    return { kind: 'active', deliveryDate, address: address ? [address.Street, address.City].join(', ') : '' };
  }
  if (!drafts) return { kind: 'unknown' };
  const draft = drafts.find(({ CartId }) => CartId === cartId);
  return draft ? { kind: 'draft', draft } : { kind: 'gone' };
};
