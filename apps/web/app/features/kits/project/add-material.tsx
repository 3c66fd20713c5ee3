import type { SearchDocument, SheetMaterial } from '@grossist/contracts';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { ComboBox } from '../../../ui/choices/index.ts';
import { useArticleNumber } from '../../../visitor.ts';
import { useHits } from '../../cart/index.ts';

/** The row that a found material becomes. */
const rowOf = (hit: SearchDocument, number: string): SheetMaterial => ({
  sapMaterialNumber: hit.ItemSAPMaterialNumber,
  code: hit.Code,
  isInvalid: !hit.IsOrderable,
  successor: null,
  itemLocalMaterialName: hit.ItemLocalMaterialName,
  itemArticleDisplayNumber: number,
  firstImageUrl: hit.ImageUrl,
  itemMinQuantity: hit.MinQuantity,
  itemMultiplum: hit.Multiplum,
  itemSalesUnit: hit.SalesUnit,
  itemPackageSize: hit.PackageSize,
  itemB2BCableCutAllowed: hit.CableCutAllowed,
});

/** Finds a material by name or number, to give it a row. Materials that can't be ordered are not offered. */
export const AddMaterial = ({ onAdd }: { onAdd: (material: SheetMaterial) => void }) => {
  const text = useText();
  const articleNumber = useArticleNumber();
  const [typed, setTyped] = useState('');
  const { hits, isCurrent } = useHits(typed);
  const offered = hits.filter(({ IsOrderable }) => IsOrderable);
  return (
    <ComboBox
      label={text('kits.material.add')}
      placeholder={text('kits.material.placeholder')}
      className="w-full max-w-md"
      items={offered.map((hit) => ({
        id: hit.ItemSAPMaterialNumber,
        name: hit.ItemLocalMaterialName,
        detail: [articleNumber(hit), hit.TypeDesignation].filter((part) => part !== '').join(' · '),
      }))}
      isLoading={!isCurrent}
      menuTrigger="input"
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      onChange={(key) => {
        const hit = offered.find(({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber === key);
        if (!hit) return;
        onAdd(rowOf(hit, articleNumber(hit)));
        setTyped('');
      }}
    />
  );
};
