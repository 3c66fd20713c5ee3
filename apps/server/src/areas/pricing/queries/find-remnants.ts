import { NO_QUANTITY, type Quantity } from '@grossist/domain';
import type { Remnant } from '../../../gateways/erp/port.ts';
import type { Buyer } from '../../identity/index.ts';
import { customerOf } from '../customer.ts';
import { askErp } from '../failures.ts';
import type { RemnantsOfMaterial } from '../presenter/index.ts';
import type { PricingDeps } from '../pricing-deps.ts';

export interface RemnantsWanted {
  sapMaterialNumber: string;
  /** Shorter pieces are left out. */
  shortest?: Quantity;
}

/**
 * Left-over pieces of cable at a plant, in the order of the materials; those that have none, or that the buyer may not
 * see, are left out. [erp-04]
 * @throws Failure 503 when the ERP does not answer
 */
export const findRemnants = ({ askable, erp }: Pick<PricingDeps, 'askable' | 'erp'>) => {
  return async (
    buyer: Buyer,
    wanted: readonly RemnantsWanted[],
    plant: string,
    signal: AbortSignal,
  ): Promise<readonly RemnantsOfMaterial[]> => {
    const shortest = new Map(wanted.map((one) => [one.sapMaterialNumber, one.shortest ?? NO_QUANTITY]));
    const seen = await askable(buyer, [...shortest.keys()]);
    const materials = [...shortest.keys()].filter((number) => seen.has(number));
    if (materials.length === 0) return [];
    const remnants = await askErp(() => erp.remnants(customerOf(buyer), { materials, plant }, signal));
    const found = new Map<string, Remnant[]>();
    for (const remnant of remnants) {
      const others = found.get(remnant.sapMaterialNumber);
      if (others === undefined) found.set(remnant.sapMaterialNumber, [remnant]);
      else others.push(remnant);
    }
    return materials.flatMap((sapMaterialNumber) => {
      const least = shortest.get(sapMaterialNumber) ?? NO_QUANTITY;
      const long = (found.get(sapMaterialNumber) ?? []).filter(({ length }) => length >= least);
      if (long.length === 0) return [];
      return { sapMaterialNumber, salesUnit: seen.get(sapMaterialNumber)?.salesUnit ?? '', remnants: long };
    });
  };
};
