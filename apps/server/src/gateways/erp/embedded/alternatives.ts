import { quantityOf } from '@grossist/domain';
import type { Alternative, PriceAsk } from '../port.ts';
import { priceMaterial } from './price-material.ts';
import type { Situation } from './situation.ts';

const ONE = quantityOf(1);

/** Price and stock of the alternatives that were asked for; those that the market does not have are left out. */
export const alternativesOf = (
  { customer, house, materials }: Pick<Situation, 'customer' | 'house' | 'materials'>,
  { alternatives = [] }: Pick<PriceAsk, 'alternatives'>,
): readonly Alternative[] =>
  alternatives.flatMap((sapMaterialNumber) => {
    const row = materials.get(sapMaterialNumber);
    if (row === undefined || !row.sold_here) return [];
    const price = priceMaterial(customer, { quantity: ONE, isOnClearanceSale: false, isCableCut: false }, row, house);
    return [{ sapMaterialNumber, unitPrice: price?.buildUp.unitPrice, atp: quantityOf(row.atp ?? 0) }];
  });
