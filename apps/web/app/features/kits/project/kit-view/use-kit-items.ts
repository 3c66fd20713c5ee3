import { deleteKitItems, getKitPrice, type SheetKit } from '@grossist/contracts';
import { checkInvalidItems, itemRemoval, toggleItem } from '@grossist/domain';
import { useState } from 'react';
import { useOperation, useOperationQuery } from '../../../../api/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { notify } from '../../../../ui/index.ts';
import type { ShownSheet } from '../sheet/use-sheet.ts';
import { useProjectProblem } from '../use-project-commands.ts';

const STALE_MS = 60_000;

/**
 * The items of a kit with their checkboxes, which are ticked for invalid ones on load, and their removal: with all of them
 * the kit goes as a whole. Section 4 and section 5, "Removing a kit child". [kit-06]
 */
export const useKitItems = (
  sheet: ShownSheet,
  kit: SheetKit,
  onRestore: (itemIds: readonly string[], kitIds: readonly string[]) => void,
) => {
  const text = useText();
  const problemText = useProjectProblem();
  const materials = new Map(sheet.rows.map((row) => [row.sapMaterialNumber, row]));
  const withValidity = kit.items.map((item) => ({
    ...item,
    isInvalid: materials.get(item.sapMaterialNumber)?.isInvalid ?? false,
  }));
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const items = checkInvalidItems(withValidity).map((item) => ({
    ...item,
    isChecked: ticks.get(item.id) ?? item.isChecked,
  }));
  const checked = items.filter(({ isChecked }) => isChecked).map(({ id }) => id);
  const remove = useOperation(deleteKitItems, {
    invalidates: [deleteKitItems.area],
    onError: (problem) => notify(problemText(problem)),
  });

  const removeIds = (ids: readonly string[]): void => {
    const removal = itemRemoval(items, ids);
    if (removal.removes === 'nothing') return;
    const body = [...ids];
    remove.mutate(
      { params: { id: kit.id }, body },
      {
        onSuccess: ({ isDeleted }) => {
          const words = isDeleted
            ? text('kits.deleted', { count: 1 })
            : text('kits.items.removed', { count: ids.length });
          notify(words, () => (isDeleted ? onRestore([], [kit.id]) : onRestore(body, [])));
        },
      },
    );
  };
  return {
    items: items.flatMap((item) => {
      const material = materials.get(item.sapMaterialNumber);
      return material ? [{ item, material }] : [];
    }),
    checked,
    /** True when removing the ticked items removes the whole kit. */
    removesKit: itemRemoval(items, checked).removes === 'kit',
    toggle: (itemId: string): void => {
      const next = toggleItem(items, itemId);
      setTicks(new Map(next.map(({ id, isChecked }) => [id, isChecked])));
    },
    removeChecked: (): void => removeIds(checked),
    removeOne: (itemId: string): void => removeIds([itemId]),
  };
};

/** Price and stock of one kit. [kit-07] */
export const useKitFigures = (smartKitId: string, kit: SheetKit) => {
  const { data, isError, refetch } = useOperationQuery(
    getKitPrice,
    { params: { id: smartKitId, draftId: kit.id } },
    { staleTime: STALE_MS, enabled: kit.items.length > 0 },
  );
  const byMaterial = new Map(data?.ItemPriceResponses.map((entry) => [entry.MaterialNo, entry]));
  return { price: data?.KitPrice, byMaterial, isError, refetch };
};
