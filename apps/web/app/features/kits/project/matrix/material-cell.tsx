import type { SheetMaterial } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { memo } from 'react';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { packingHint } from '../../../../ui/fields/stepping.ts';
import { Button, ShopLink } from '../../../../ui/index.ts';
import { RowPicture } from '../../../../ui/rows/row-loading.tsx';
import { useAmount } from '../../../../use-amount.ts';
import { stepsOf } from '../sheet/packing.ts';
import { MATERIAL } from './matrix-place.ts';

interface MaterialCellProps {
  row: number;
  material: SheetMaterial;
  isActive: boolean;
  showsPicture: boolean;
  /** Undefined: nothing may be changed. */
  onReplace: ((material: SheetMaterial) => void) | undefined;
}

export const nameOfMaterial = (material: SheetMaterial): string =>
  material.itemLocalMaterialName ?? material.sapMaterialNumber;

/** The first column: the material with its packing, or its successor. */
export const MaterialCell = memo(({ row, material, isActive, showsPicture, onReplace }: MaterialCellProps) => {
  const text = useText();
  const format = useFormat();
  const { unit } = useAmount();
  const { successor, isInvalid } = material;
  const about = [
    material.itemArticleDisplayNumber ?? material.sapMaterialNumber,
    unit(material.itemSalesUnit ?? ''),
    packingHint(stepsOf(material), quantityOf(material.itemPackageSize ?? 0), text, format.quantity),
  ];
  return (
    <div
      role="rowheader"
      tabIndex={isActive ? 0 : -1}
      aria-colindex={1}
      data-place={`${row} ${MATERIAL}`}
      data-side="left"
      className="sticky left-0 z-10 flex w-44 shrink-0 items-center gap-2 border-r border-edge bg-surface px-2 outline-accent focus-visible:outline-2 focus-visible:-outline-offset-2 tablet:w-56 desktop:w-72"
    >
      {showsPicture && <RowPicture src={material.firstImageUrl ?? ''} alt="" width={36} height={36} />}
      <span className="grid min-w-0 flex-1 text-sm leading-tight">
        {material.code === '' ? (
          <span className="truncate font-semibold">{nameOfMaterial(material)}</span>
        ) : (
          <ShopLink
            to={`/variation/${material.code}`}
            tabIndex={-1}
            discover="none"
            className="truncate font-semibold hover:underline"
            title={nameOfMaterial(material)}
          >
            {nameOfMaterial(material)}
          </ShopLink>
        )}
        {isInvalid ? (
          <span className="truncate text-xs text-danger">{text('kits.row.invalid')}</span>
        ) : (
          <span className="truncate text-xs text-muted">{about.filter((part) => part !== '').join(' · ')}</span>
        )}
      </span>
      {isInvalid && successor && onReplace && (
        <Button
          size="small"
          tabIndex={-1}
          aria-label={text('kits.row.replaceBy', { name: successor.itemLocalMaterialName })}
          onPress={() => onReplace(material)}
        >
          {text('kits.row.replace')}
        </Button>
      )}
    </div>
  );
});
MaterialCell.displayName = 'MaterialCell';
