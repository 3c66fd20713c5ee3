import { addMaterialToKits } from '@grossist/contracts';
import { quantityToNumber } from '@grossist/domain';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import type { KitMaterial } from '../add-to-kits.tsx';
import { CHANGES_KITS } from '../kit-changes.ts';
import type { WantedQuantities } from './wanted-quantities.ts';

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
