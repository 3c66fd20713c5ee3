import type { FastboxStock } from '../../../gateways/erp/port.ts';
import type { Buyer } from '../../identity/index.ts';
import { customerOf } from '../customer.ts';
import { askErp } from '../failures.ts';
import type { PricingDeps } from '../pricing-deps.ts';

/**
 * What the express box has of materials, each told once, in the order asked. [erp-03]
 * @throws Failure 503 when the ERP does not answer
 */
export const findFastboxStock = ({ askable, erp }: Pick<PricingDeps, 'askable' | 'erp'>) => {
  return async (buyer: Buyer, materials: readonly string[], signal: AbortSignal): Promise<readonly FastboxStock[]> => {
    const wanted = [...new Set(materials)];
    const seen = await askable(buyer, wanted);
    if (seen.size === 0) return [];
    const found = await askErp(() => erp.fastboxStock(customerOf(buyer), [...seen.keys()], signal));
    const byMaterial = new Map(found.map((stock) => [stock.sapMaterialNumber, stock]));
    return wanted.flatMap((number) => byMaterial.get(number) ?? []);
  };
};
