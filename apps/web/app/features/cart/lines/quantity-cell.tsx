import type { CartItem } from '@grossist/contracts';
import { quantityOf, quantityToNumber } from '@grossist/domain';
import { useId } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { packingHint } from '../../../ui/fields/packing-hint.ts';
import { stepOf } from '../../../ui/fields/stepping.ts';
import { IconButton, MinusIcon, PlusIcon } from '../../../ui/index.ts';
import { packingOfLine } from '../orderable.ts';
import { useAmount } from '../use-amount.ts';
import type { QuantityEditing } from './use-quantity.ts';

/** A line's quantity as a cell of a sheet: what is typed is taken over by Enter, Tab and the arrows that leave it. */
export const QuantityCell = ({ line, quantity }: { line: CartItem; quantity: QuantityEditing }) => {
  const text = useText();
  const format = useFormat();
  const { unit } = useAmount();
  const hintId = useId();
  const packing = packingOfLine(line);
  const hint = packingHint(packing, quantityOf(line.ItemPackageSize), text, format.quantity);
  const step = format.quantity(stepOf(packing));
  const name = line.ItemLocalMaterialName;
  const unitName = unit(line.ItemSalesUnit);

  return (
    <div className="inline-flex items-stretch rounded-md border border-edge bg-surface focus-within:border-ink">
      <IconButton
        label={text('ui.quantity.less', { step })}
        icon={<MinusIcon size={18} />}
        tabIndex={-1}
        isDisabled={quantity.isFixed}
        onPress={quantity.less}
      />
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        role="spinbutton"
        data-cell="quantity"
        aria-label={text('ui.quantity.of', { name })}
        aria-valuenow={quantityToNumber(quantity.value)}
        aria-valuemin={quantityToNumber(packing.minimum)}
        aria-valuetext={`${format.quantity(quantity.value)} ${unitName}`}
        aria-describedby={hint === '' ? undefined : hintId}
        readOnly={quantity.isFixed}
        value={quantity.typed ?? format.quantity(quantity.value)}
        onChange={(event) => quantity.type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={quantity.leave}
        onKeyDown={quantity.press}
        className="w-14 bg-transparent px-0.5 text-center font-semibold"
      />
      <span aria-hidden="true" className="self-center text-sm text-muted">
        {unitName}
      </span>
      <IconButton
        label={text('ui.quantity.more', { step })}
        icon={<PlusIcon size={18} />}
        tabIndex={-1}
        isDisabled={quantity.isFixed}
        onPress={quantity.more}
      />
      {hint !== '' && (
        <span id={hintId} className="sr-only">
          {hint}
        </span>
      )}
    </div>
  );
};
