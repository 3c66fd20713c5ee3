import { trackAddToCart } from '@grossist/contracts';
import { callOperation } from '../../api/index.ts';
import { presentToken, renewToken } from './rcs-token.ts';

/** Tells the shop that something recommended went into the cart. Nobody waits for it. [rec-01] */
export const tellAdded = async (sapMaterialNumber: string): Promise<void> => {
  try {
    const { RcsToken } = await callOperation(trackAddToCart, {
      body: { RcsToken: presentToken(), SapMaterialIds: [sapMaterialNumber] },
    });
    renewToken(RcsToken);
  } catch {
    // The material is in the cart all the same.
  }
};
