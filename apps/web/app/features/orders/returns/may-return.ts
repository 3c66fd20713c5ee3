import type { OrderDetails, UserContext } from '@grossist/contracts';

type Returner = Pick<UserContext, 'ableToCreateOrders' | 'isPunchout' | 'isReadOnly'>;

/** Returns true if the shop accepts a return of this order from the user: as orders, not from punchout users. [own-ord-05] */
export const mayReturn = (
  user: Returner | undefined,
  { Lines }: { Lines: readonly Pick<OrderDetails['Lines'][number], 'ReturnableQuantity'>[] },
): boolean =>
  user !== undefined &&
  user.ableToCreateOrders &&
  !user.isPunchout &&
  !user.isReadOnly &&
  Lines.some(({ ReturnableQuantity }) => ReturnableQuantity > 0);
