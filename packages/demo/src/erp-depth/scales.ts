import type { MaterialAmendmentRecord } from '@grossist/catalogue-formats';
import { money } from '../decimals.ts';
import { LEADS } from '../leads.ts';
import { listPrices, quotes } from '../prices.ts';
import { PURPOSE, unit } from '../random.ts';
import type { PlannedMaterial } from './planned-material.ts';

const SHARE = 0.06;
/** Packages from which the price falls, and to how much of it. */
const STEPS = [
  { packages: 10, factor: 0.95 },
  { packages: 50, factor: 0.88 },
] as const;

/** List prices that fall with the quantity, of some materials that are bought by the package. */
export const scalesOf = (material: PlannedMaterial, validFrom: string): MaterialAmendmentRecord[] => {
  const { index, number, product, version, packing, lifecycle, markets } = material;
  if (index < LEADS.length || lifecycle.status !== '10' || lifecycle.clearance) return [];
  if (unit(index, PURPOSE.scales) >= SHARE) return [];
  const size = Math.max(packing.package, packing.min, 10);
  const quoted = quotes(product.ofClass, product.series, version, markets);
  return [
    {
      kind: 'material-amendment',
      sapMaterialNumber: number,
      listPrices: listPrices(quoted, validFrom).map((price, place) => ({
        ...price,
        scales: STEPS.map(({ packages, factor }) => ({
          fromQuantity: String(size * packages),
          amount: money(Math.max(1, Math.round((quoted[place]?.minorUnits ?? 0) * factor))),
        })),
      })),
    },
  ];
};
