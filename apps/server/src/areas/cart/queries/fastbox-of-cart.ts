import type { Database } from '../../../db/index.ts';
import { type Erp, ErpDoesNotAnswer } from '../../../gateways/erp/port.ts';
import type { Buyer } from '../../identity/index.ts';
import { activeCart } from './active-cart.ts';
import { PATIENCE } from './stock-of.ts';

export interface FastboxOfCart {
  /** Absent where no express box drives, and while the ERP does not answer, or not soon. */
  zone: string | undefined;
  isMaxi: boolean;
}

/** Where and how large the express box is that the active cart goes by. One query and one call of the ERP. */
export const fastboxOfCart =
  (db: Database, erp: Erp) =>
  async (buyer: Buyer): Promise<FastboxOfCart> => {
    const { address, is_fastbox_maxi: isMaxi } = await activeCart(db)(buyer);
    if (address === null) return { zone: undefined, isMaxi };
    const patience = AbortSignal.timeout(PATIENCE);
    try {
      return { zone: (await erp.fastboxZone(buyer.market, address.postalCode, patience))?.zone, isMaxi };
    } catch (error) {
      if (error instanceof ErpDoesNotAnswer || patience.aborted) return { zone: undefined, isMaxi };
      throw error;
    }
  };
