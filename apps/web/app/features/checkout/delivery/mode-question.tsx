import type { Cart } from '@grossist/contracts';
import type { DeliveryType } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/overlays/index.ts';
import type { CartPrices } from '../../cart/index.ts';
import { UnsavedCartDialog } from '../../drafts/index.ts';
import { FastboxDialog } from '../express-box/fastbox-dialog.tsx';
import { DateDialog } from './date-dialog.tsx';
import type { ModeChange } from './use-delivery-mode.ts';

export interface ModeQuestionProps {
  cart: Cart;
  prices: CartPrices;
  to: DeliveryType;
  change: ModeChange;
}

/** The dialog that a change of the delivery mode needs. Section 4, "Delivery modes". */
export const ModeQuestion = ({ cart, prices, to, change }: ModeQuestionProps) => {
  const text = useText();
  const { effect } = change.changeTo(to);
  switch (effect) {
    case 'convert-to-fastbox':
    case 'new-fastbox-cart':
      return <FastboxDialog cart={cart} change={change} />;
    case 'convert-to-normal':
      return (
        <DateDialog
          cart={cart}
          prices={prices}
          title={text('delivery.toNormal.title')}
          does={text('delivery.toNormal.do')}
          isPending={change.isChanging}
          onClose={change.stay}
          onChoose={(date) => void change.toNormalOn(date)}
        />
      );
    case 'discard-cart':
      return <Discarding cart={cart} change={change} />;
    default:
      return (
        <UnsavedCartDialog
          isOpen
          cart={cart}
          isPending={change.isChanging}
          onStay={change.stay}
          onSave={(name) => void change.toSmartKit({ name })}
          onDiscard={() => void change.toSmartKit('discard')}
        >
          <p>{text('delivery.toSmartKit.text')}</p>
        </UnsavedCartDialog>
      );
  }
};

/** Confirms that a change from smart kit to normal discards the cart, which can be restored for a while. */
const Discarding = ({ cart, change }: Omit<ModeQuestionProps, 'to' | 'prices'>) => {
  const text = useText();
  return (
    <ConfirmDialog
      role="alertdialog"
      title={text('delivery.fromSmartKit.title')}
      cancel={text('drafts.unsaved.stay')}
      confirm={text('delivery.fromSmartKit.do')}
      isDanger
      isPending={change.isChanging}
      isCancelDisabled={change.isChanging}
      onConfirm={() => void change.toNormalWithoutCart()}
      onClose={change.stay}
    >
      <p>{text('delivery.fromSmartKit.text', { count: cart.ItemCount })}</p>
    </ConfirmDialog>
  );
};
