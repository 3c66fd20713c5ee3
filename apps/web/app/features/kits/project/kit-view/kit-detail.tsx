import type { SheetKit } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { type ReactNode, useEffect } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { Button, EmptyState, PackageIcon } from '../../../../ui/index.ts';
import { AddMaterial } from '../add-material.tsx';
import type { ChosenKits } from '../chosen-kits.tsx';
import { KitLabel } from '../kit-label.tsx';
import { packed } from '../sheet/packing.ts';
import type { Figures } from '../sheet/use-figures.ts';
import type { ShownSheet } from '../sheet/use-sheet.ts';
import { KitItemRow } from './kit-item-row.tsx';
import { useKitFigures, useKitItems } from './use-kit-items.ts';

export interface KitViewProps {
  sheet: ShownSheet;
  figures: Figures;
  chosen: ChosenKits;
  showsPrices: boolean;
  /** Above the list. */
  tools: ReactNode;
  /** The kit of the address, which may be gone. */
  kitId: string | undefined;
  onShow: (kitId: string | undefined) => void;
  onRename: (kitId: string) => void;
  onCopy: (kitId: string) => void;
  onRemove: (kitIds: readonly string[]) => void;
  /** Undo of removed items, and of the kit that went with the last of them. */
  onRestore: (itemIds: readonly string[], kitIds: readonly string[]) => void;
}

const ONE = quantityOf(1);

type KitDetailProps = KitViewProps & { kit: SheetKit };

/** One kit: its name and actions, and its materials as rows. */
export const KitDetail = ({ sheet, kit, figures, showsPrices, ...acts }: KitDetailProps) => {
  const text = useText();
  const { mayEdit, project } = sheet;
  const items = useKitItems(sheet, kit, acts.onRestore);
  const { price, byMaterial, refetch } = useKitFigures(project.id, kit);
  const name = kit.headerDescription || text('kits.kit.unnamed');
  // Saved quantities have another price.
  useEffect(() => {
    if (price) void refetch();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [kit.modifiedAtUtc, refetch]);
  return (
    <section aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h2 className="text-xl [overflow-wrap:anywhere]">{name}</h2>
          <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
            {text('kits.materialCount', { count: kit.items.length })}
            <KitLabel label={figures.labelOf(kit.id)} />
            {showsPrices && <span className="font-semibold text-ink">{figures.kitPriceOf(kit.id)}</span>}
          </p>
        </div>
        {mayEdit && (
          <div className="flex flex-wrap gap-2">
            <Button size="small" aria-haspopup="dialog" onPress={() => acts.onRename(kit.id)}>
              {text('kits.rename')}
            </Button>
            <Button size="small" aria-haspopup="dialog" onPress={() => acts.onCopy(kit.id)}>
              {text('kits.copy')}
            </Button>
            <Button size="small" kind="danger" onPress={() => acts.onRemove([kit.id])}>
              {text('kits.remove')}
            </Button>
          </div>
        )}
      </div>
      {mayEdit && (
        <AddMaterial
          onAdd={(material) => {
            sheet.addRow(material);
            const quantity = packed(material, ONE) ?? ONE;
            sheet.edits.set([{ kitId: kit.id, sapMaterialNumber: material.sapMaterialNumber, quantity }]);
          }}
        />
      )}
      {items.items.length === 0 ? (
        <EmptyState title={text('kits.kit.empty')} icon={<PackageIcon size={40} />}>
          {mayEdit && text('kits.kit.empty.text')}
        </EmptyState>
      ) : (
        <ul className="grid overflow-hidden rounded-lg border border-line bg-surface">
          {items.items.map(({ item, material }) => (
            <KitItemRow
              key={item.id}
              sheet={sheet}
              kit={kit}
              material={material}
              priced={byMaterial.get(item.sapMaterialNumber)}
              showsPrices={showsPrices}
              isChecked={item.isChecked}
              onToggle={() => items.toggle(item.id)}
              onRemove={() => items.removeOne(item.id)}
            />
          ))}
        </ul>
      )}
      {mayEdit && items.checked.length > 0 && (
        <Button className="justify-self-start" onPress={items.removeChecked}>
          {items.removesKit
            ? text('kits.items.removeKit')
            : text('kits.items.removeChecked', { count: items.checked.length })}
        </Button>
      )}
    </section>
  );
};
