import type { CartItem } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import type { Ref } from 'react';
import { useText } from '../../i18n/index.ts';
import { Checkbox, IconButton, NumberStepper, Picture, ShopLink, TrashIcon } from '../../ui/index.ts';
import { LineMaterial } from './line-material.tsx';
import { LineSum, UnitPrice, UnitPriceNote } from './line-prices.tsx';
import { packingOfLine } from './orderable.ts';
import { ProposalBar } from './proposal-bar.tsx';
import { useAmount } from './use-amount.ts';
import type { PricedLine } from './use-cart.ts';
import { useLineQuantity } from './use-line-quantity.ts';

export interface CartLineProps {
  line: CartItem;
  /** From 0. */
  place: number;
  priced: PricedLine | undefined;
  isUnavailable: boolean;
  /** Why the order was refused because of this line. */
  refusal: string | undefined;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onRemove: () => void;
  ref?: Ref<HTMLTableSectionElement>;
}

/** One line: a row of the table, a card on a phone. */
export const CartLine = (props: CartLineProps) => {
  const { line, place, priced, isUnavailable, refusal, isSelected, onSelect, onRemove, ref } = props;
  const text = useText();
  const { unit } = useAmount();
  const quantity = useLineQuantity(line);
  const name = line.ItemLocalMaterialName;

  return (
    <tbody
      ref={ref}
      role="rowgroup"
      data-index={place}
      data-line={line.CartItemId}
      className="border-b border-line last:border-0 max-tablet:block"
    >
      <tr
        role="row"
        // The heading is the first.
        aria-rowindex={place + 2}
        className="align-top max-tablet:grid max-tablet:grid-cols-[1.25rem_3.5rem_minmax(0,1fr)_minmax(0,1fr)_2.5rem] max-tablet:gap-x-3 max-tablet:gap-y-2 max-tablet:p-3"
      >
        <td role="cell" className="tablet:py-3 tablet:pl-3">
          <Checkbox isSelected={isSelected} onChange={onSelect} aria-label={text('cart.select.line', { name })} />
        </td>
        <td role="cell" className="tablet:w-16 tablet:px-3 tablet:py-3">
          <ShopLink to={line.Url} tabIndex={-1} aria-hidden="true">
            <Picture src={line.ImageUrl} alt="" width={56} height={56} />
          </ShopLink>
        </td>
        <td role="cell" className="min-w-0 max-tablet:col-span-2 tablet:py-3">
          <LineMaterial line={line} priced={priced} isUnavailable={isUnavailable} />
        </td>
        <td
          role="cell"
          className="max-tablet:order-last max-tablet:col-span-3 max-tablet:col-start-1 tablet:px-3 tablet:py-3"
        >
          <NumberStepper
            value={quantity.value}
            onChange={quantity.step}
            onEnter={quantity.enter}
            name={name}
            packing={packingOfLine(line)}
            packageSize={quantityOf(line.ItemPackageSize)}
            unit={unit(line.ItemSalesUnit)}
          />
        </td>
        <td role="cell" className="text-right max-tablet:hidden tablet:py-3">
          <UnitPrice line={line} priced={priced} isUnavailable={isUnavailable} />
        </td>
        <td
          role="cell"
          className="text-right max-tablet:order-last max-tablet:col-span-2 max-tablet:self-center tablet:px-3 tablet:py-3"
        >
          <LineSum priced={priced} isUnavailable={isUnavailable} />
          <span className="tablet:hidden">
            <UnitPriceNote line={line} priced={priced} />
          </span>
        </td>
        <td role="cell" className="tablet:w-12 tablet:py-2 tablet:pr-2">
          <IconButton label={text('ui.remove', { name })} icon={<TrashIcon />} onPress={onRemove} />
        </td>
      </tr>
      {(quantity.proposal || refusal !== undefined) && (
        <tr role="row" className="max-tablet:block">
          <td role="cell" colSpan={7} className="px-3 pb-3 max-tablet:block">
            <div className="grid gap-2">
              {refusal !== undefined && (
                <p className="rounded-md border-l-4 border-danger bg-danger-soft px-3 py-2">{refusal}</p>
              )}
              {quantity.proposal && (
                <ProposalBar
                  line={line}
                  proposal={quantity.proposal}
                  isChanging={quantity.isChanging}
                  onApply={quantity.apply}
                  onDiscard={quantity.discard}
                />
              )}
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
};
