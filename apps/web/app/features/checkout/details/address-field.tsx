import { type AddressChoice, type Cart, updateCartDeliveryAddress } from '@grossist/contracts';
import { useId, useMemo, useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ChevronDownIcon, INPUT_STYLE, LABEL_STYLE } from '../../../ui/index.ts';
import { AddressDialog, type Refused, refusedAddress } from '../../addresses/index.ts';
import { CHANGES_CART, inOneLine, useProblemText } from '../../cart/index.ts';

interface ChoosingAddress {
  isSaving: boolean;
  /** Why it was refused, except for invalid fields of a one-time address. */
  problem: string | undefined;
  choose: (choice: AddressChoice) => Promise<Refused | undefined>;
}

/** Changes the delivery address of the cart; calls `onChosen` when it is saved. [cart-17] */
const useDeliveryAddress = (onChosen: () => void): ChoosingAddress => {
  const problemText = useProblemText();
  const { mutateAsync, isPending, error } = useOperation(updateCartDeliveryAddress, {
    invalidates: [...CHANGES_CART, 'addresses', 'context', 'service centers'],
  });
  return {
    isSaving: isPending,
    problem: error && !refusedAddress(error) ? problemText(error) : undefined,
    choose: async (choice) => {
      try {
        await mutateAsync({ body: choice });
        onChosen();
        return undefined;
      } catch (problem) {
        return refusedAddress(problem);
      }
    },
  };
};

/** The delivery address, and the dialog that changes it. [cart-17] */
export const AddressField = ({ cart }: { cart: Cart }) => {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const address = useDeliveryAddress(() => setOpen(false));
  const present = cart.Address;
  const lines = useMemo(
    () =>
      cart.CartItems.filter((line) => line.KitName === '').map((line) => ({
        materialNo: line.ItemSAPMaterialNumber,
        quantity: line.Quantity,
      })),
    [cart.CartItems],
  );
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1">
      <span id={`${id}-label`} className={LABEL_STYLE}>
        {text(present?.IsServiceCenter ? 'addresses.pickUpAt' : 'cart.head.address')}
      </span>
      <button
        id={id}
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        onClick={() => setOpen(true)}
        className={`${INPUT_STYLE} flex items-center justify-between gap-2 text-left`}
      >
        <span className={`truncate ${present ? '' : 'text-muted'}`}>
          {present ? inOneLine(present) : text('addresses.nothing')}
        </span>
        <ChevronDownIcon size={18} className="shrink-0" />
      </button>
      {isOpen && (
        <AddressDialog
          soldTo={cart.SoldTo}
          projectNumber={cart.Project?.ProjectNumber}
          present={present}
          lines={lines}
          isSaving={address.isSaving}
          problem={address.problem}
          onClose={() => setOpen(false)}
          onChoose={address.choose}
        />
      )}
    </div>
  );
};
