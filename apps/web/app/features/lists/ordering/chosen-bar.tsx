import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, CartIcon, CloseIcon, IconButton, TrashIcon } from '../../../ui/index.ts';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/index.ts';
import { MOST_IN_ADDRESS, useLabelsAction } from '../../label-print/index.ts';
import { SaveToList } from '../../list-picker/index.ts';
import { useMayUsePdf, usePdfAction } from '../../pdf-basket/index.ts';
import { ExportPdf } from '../../pdf-export/index.ts';
import type { ChosenLines } from '../lines/use-chosen-lines.ts';
import { MOST_ORDERED } from './use-order-list.ts';

interface ChosenBarProps {
  listId: string;
  listName: string;
  chosen: ChosenLines;
  /** Undefined: the caller may not order. */
  onOrder: (() => void) | undefined;
  isOrdering: boolean;
  /** Undefined: the caller may not change the list. */
  onRemove: (() => void) | undefined;
  onChooseNone: () => void;
}

/** A floating bar with the actions for all selected lines. */
export const ChosenBar = ({
  listId,
  listName,
  chosen,
  onOrder,
  isOrdering,
  onRemove,
  onChooseNone,
}: ChosenBarProps) => {
  const text = useText();
  const mayUsePdf = useMayUsePdf();
  const [isExporting, setExporting] = useState(false);
  const count = chosen.size;
  const materials = [...chosen.values()].map((line) => ({
    SapMaterialNumber: line.ItemSAPMaterialNumber,
    Name: line.ItemLocalMaterialName,
  }));
  const numbers = materials.map(({ SapMaterialNumber }) => SapMaterialNumber);
  const isTooMany = count > MOST_ORDERED;
  const labels = useLabelsAction({ source: 'list', id: listId, materials: numbers });
  const pdf = usePdfAction({ kind: 'materials', numbers });
  if (count === 0) return pdf.dialog;
  const rare: (MenuAction | false)[] = [
    count <= MOST_IN_ADDRESS && labels,
    !isTooMany && pdf.action,
    !isTooMany && mayUsePdf && { id: 'export', name: text('pdf.export'), act: () => setExporting(true) },
  ];
  const more = rare.filter((action) => action !== false);
  return (
    <section
      aria-label={text('lists.chosen')}
      className="sticky bottom-3 z-20 flex flex-wrap items-center gap-1.5 rounded-lg border border-edge bg-raised p-1.5 shadow-float max-laptop:bottom-18"
    >
      <IconButton label={text('lists.chosen.none')} icon={<CloseIcon size={18} />} onPress={onChooseNone} />
      <span aria-hidden="true" className="mr-auto pr-2 font-semibold">
        {text('lists.chosen.count', { count })}
      </span>
      {isTooMany && <span className="text-sm text-muted">{text('lists.order.tooMany')}</span>}
      {!isTooMany && <SaveToList size="small" source={{ kind: 'materials', materials }} />}
      {more.length > 0 && (
        <ActionMenu size="small" label={text('lists.more')} actions={more}>
          {text('lists.more')}
        </ActionMenu>
      )}
      {onRemove && !isTooMany && (
        <Button kind="danger" size="small" onPress={onRemove}>
          <TrashIcon size={18} />
          {text('lists.chosen.remove')}
        </Button>
      )}
      {onOrder && (
        <Button kind="primary" size="small" isDisabled={isTooMany} isPending={isOrdering} onPress={onOrder}>
          <CartIcon size={18} />
          {text('lists.chosen.order', { count })}
        </Button>
      )}
      {pdf.dialog}
      {isExporting && (
        <ExportPdf name={listName} source={{ kind: 'materials', numbers }} onClose={() => setExporting(false)} />
      )}
    </section>
  );
};
