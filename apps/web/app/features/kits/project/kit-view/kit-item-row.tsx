import type { getKitPrice, OperationOutput, SheetKit, SheetMaterial } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { Button, IconButton, NumberStepper, Picture, ShopLink, StockMark, TrashIcon } from '../../../../ui/index.ts';
import { useAmount } from '../../../../use-amount.ts';
import { TickBox } from '../../../cart/index.ts';
import { nameOfMaterial } from '../matrix/material-cell.tsx';
import { STATE_WORDS } from '../matrix/matrix-cell.tsx';
import { packed, stepsOf } from '../sheet/packing.ts';
import { quantityShown } from '../sheet/sheet-data.ts';
import { type ShownSheet, stateOfCell } from '../sheet/use-sheet.ts';
import { replaceMaterial } from '../sheet/use-sheet-edits.ts';

type PricedItem = OperationOutput<typeof getKitPrice>['ItemPriceResponses'][number];

interface KitItemRowProps {
  sheet: ShownSheet;
  kit: SheetKit;
  material: SheetMaterial;
  priced: PricedItem | undefined;
  showsPrices: boolean;
  isChecked: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

/** A material of a kit, as a row like those of the cart. */
export const KitItemRow = (props: KitItemRowProps) => {
  const { sheet, kit, material, priced, showsPrices, isChecked } = props;
  const text = useText();
  const format = useFormat();
  const { unit, wireAmount } = useAmount();
  const { sapMaterialNumber, isInvalid, successor } = material;
  const place = { kitId: kit.id, sapMaterialNumber };
  const state = stateOfCell(sheet.states, place);
  const quantity = quantityShown(sheet.quantities, place);
  const name = nameOfMaterial(material);
  const set = (wanted: typeof quantity): void => {
    sheet.edits.set([{ ...place, quantity: wanted }]);
  };
  const isEditable = sheet.mayEdit && !isInvalid;
  return (
    <li className="grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line p-3 last:border-0 tablet:grid-cols-[auto_auto_minmax(0,1fr)_auto_9rem_auto]">
      {sheet.mayEdit ? (
        <TickBox label={text('kits.choose', { name })} isTicked={isChecked} onTick={props.onToggle} />
      ) : (
        <span />
      )}
      <Picture src={material.firstImageUrl ?? ''} alt="" width={40} height={40} />
      <span className="grid min-w-0">
        {material.code === '' ? (
          <span className="font-semibold">{name}</span>
        ) : (
          <ShopLink to={`/variation/${material.code}`} className="font-semibold hover:underline">
            {name}
          </ShopLink>
        )}
        <span className="text-sm text-muted">{material.itemArticleDisplayNumber ?? sapMaterialNumber}</span>
        {isInvalid && (
          <span className="flex flex-wrap items-center gap-2 text-sm text-danger">
            {text('kits.row.invalid')}
            {successor && sheet.mayEdit && (
              <Button size="small" onPress={() => sheet.edits.set(replaceMaterial(sheet, material, kit.id))}>
                {text('kits.row.replaceBy', { name: successor.itemLocalMaterialName })}
              </Button>
            )}
          </span>
        )}
        {state && (
          <span role="status" className={state.kind === 'saving' ? 'text-sm text-muted' : 'text-sm text-danger'}>
            {state.kind === 'rounded'
              ? text('kits.cell.roundedFrom', {
                  typed: format.quantity(state.wanted.requested),
                  quantity: format.quantity(state.wanted.quantity),
                })
              : text(STATE_WORDS[state.kind])}
          </span>
        )}
        {(state?.kind === 'conflict' || state?.kind === 'failed') && (
          <span className="flex flex-wrap gap-2">
            <Button size="small" onPress={() => sheet.edits.discard([place])}>
              {text('kits.cell.discard')}
            </Button>
            <Button size="small" onPress={() => sheet.edits.retry([place])}>
              {text('kits.cell.takeMine', { quantity: format.quantity(state.wanted.quantity) })}
            </Button>
          </span>
        )}
      </span>
      <div className="col-span-full flex items-center justify-between gap-3 tablet:contents">
        {isEditable ? (
          <NumberStepper
            value={quantity}
            onChange={(wanted) => set(packed(material, wanted) === undefined ? quantity : wanted)}
            name={name}
            packing={stepsOf(material)}
            packageSize={quantityOf(material.itemPackageSize ?? 0)}
            unit={unit(material.itemSalesUnit ?? '')}
          />
        ) : (
          <span className="font-semibold">{wireAmount(quantity / 1000, material.itemSalesUnit ?? '')}</span>
        )}
        <span className="grid justify-items-end text-right text-sm">
          {showsPrices && <span className="font-semibold">{priced?.Price.NetPriceStr}</span>}
          {priced && (
            <StockMark indicator={priced.Stock.StockLabel === 'Green' ? 'green' : 'yellow'}>
              {priced.Stock.ExceededAmount > 0
                ? text('kits.stock.missing', {
                    amount: wireAmount(priced.Stock.ExceededAmount, material.itemSalesUnit ?? ''),
                  })
                : undefined}
            </StockMark>
          )}
        </span>
      </div>
      {sheet.mayEdit ? (
        <IconButton
          label={text('ui.remove', { name })}
          icon={<TrashIcon size={18} />}
          onPress={props.onRemove}
          className="max-tablet:col-start-4 max-tablet:row-start-1"
        />
      ) : (
        <span />
      )}
    </li>
  );
};
