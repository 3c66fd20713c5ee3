import { addMaterialToKits, basicCommerceSearch, type SearchDocument } from '@grossist/contracts';
import { type PackingRules, type Quantity, quantityOf, quantityToNumber } from '@grossist/domain';
import { type ProblemError, useOperation, useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { type NumberStepperProps, notify } from '../../../ui/index.ts';
import type { KitMaterial } from '../add-to-kits.tsx';
import { CHANGES_KITS } from '../kit-access.ts';

/** What is added to each chosen kit, by its id. */
export type WantedQuantities = ReadonlyMap<string, Quantity>;

/** Adds a material to kits, all or none, and reports how many were rounded. [kit-08] */
export const useAddMaterial = (material: KitMaterial, onAdded: () => void) => {
  const text = useText();
  const { ItemSAPMaterialNumber: sapMaterialNumber, ItemLocalMaterialName: name } = material;
  const add = useOperation(addMaterialToKits, {
    invalidates: CHANGES_KITS,
    onSuccess: ({ adjustments }, { body }) => {
      const parts = [text('kitTemplates.add.done', { name, count: body.kitQuantityPairs.length })];
      if (adjustments.length > 0) parts.push(text('kitTemplates.add.rounded', { count: adjustments.length }));
      notify(parts.join(' '));
      onAdded();
    },
  });
  return {
    isPending: add.isPending,
    problem: add.error,
    add: (wanted: WantedQuantities): void =>
      add.mutate({
        body: {
          sapMaterialNumber,
          kitQuantityPairs: [...wanted].map(([kitId, quantity]) => ({ kitId, quantity: quantityToNumber(quantity) })),
        },
      }),
  };
};

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

interface MaterialPacking {
  /** Undefined while it is loaded, and for a material that can't be ordered. */
  packing: PackingRules | undefined;
  /** The material is blocked, obsolete or not sold to this customer. */
  isUnavailable: boolean;
  problem: ProblemError | null;
}

/** Loads the packing rules of a material by its SAP number, which is all that some callers have. */
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
