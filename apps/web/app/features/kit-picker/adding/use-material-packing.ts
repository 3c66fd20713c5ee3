import { basicCommerceSearch, type SearchDocument } from '@grossist/contracts';
import { type PackingRules, quantityOf } from '@grossist/domain';
import type { ProblemError } from '../../../api/index.ts';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale } from '../../../i18n/index.ts';
import type { NumberStepperProps } from '../../../ui/index.ts';

/** The packing rules of a material as a search returns it. */
const packingOf = (material: SearchDocument): PackingRules => ({
  minQuantity: quantityOf(material.MinQuantity),
  multiplum: quantityOf(material.Multiplum),
  packageSize: quantityOf(material.PackageSize),
  cableCutAllowed: material.CableCutAllowed,
  salesUnit: material.SalesUnit,
});

/** The steps of a field for quantities with these rules. */
export const stepsOf = ({ minQuantity, multiplum }: PackingRules): NumberStepperProps['packing'] => ({
  minimum: minQuantity,
  step: multiplum,
});

export interface MaterialPacking {
  /** Undefined while it is loaded, and for a material that can't be ordered. */
  packing: PackingRules | undefined;
  /** The material is blocked, obsolete or not sold to this customer. */
  isUnavailable: boolean;
  problem: ProblemError | null;
}

/** Loads how a material is packed, by its SAP number: what shows it may know no more of it. */
export const useMaterialPacking = (sapMaterialNumber: string): MaterialPacking => {
  const cultureName = useLocale();
  const { data, error } = useOperationQuery(
    basicCommerceSearch,
    { body: { Query: sapMaterialNumber, PageSize: 5, cultureName } },
    { staleTime: 60_000 },
  );
  const found = data?.Documents.find((material) => material.ItemSAPMaterialNumber === sapMaterialNumber);
  return {
    packing: found?.IsOrderable === true ? packingOf(found) : undefined,
    isUnavailable: data !== undefined && found?.IsOrderable !== true,
    problem: data ? null : error,
  };
};
