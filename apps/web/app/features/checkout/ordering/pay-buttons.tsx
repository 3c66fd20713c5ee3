import { getPaymentMethods } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import type { OrderWay } from './order-intent.ts';

/** Milliseconds in which a shop does not begin to take cards. */
const FRESH = 600_000;

export interface PayButtonsProps {
  /** Something keeps the cart from being ordered; what it is stands below the buttons, at this id. */
  reasonsId: string | undefined;
  isWaiting: boolean;
  underWay: OrderWay | undefined;
  onPay: (way: OrderWay) => void;
}

// Two stand beside each other on a phone, and in a narrow column on a wide screen.
const FITTING =
  'max-tablet:px-2! max-tablet:text-sm! max-tablet:leading-tight max-tablet:whitespace-normal! desktop:min-h-10.5! desktop:px-2! desktop:text-base!';

/** By invoice always, by card where the shop takes cards of this buyer. The second button comes after the first. */
export const PayButtons = ({ reasonsId, isWaiting, underWay, onPay }: PayButtonsProps) => {
  const text = useText();
  const { data: methods } = useOperationQuery(getPaymentMethods, {}, { staleTime: FRESH });
  const common = {
    size: 'large',
    className: FITTING,
    isDisabled: reasonsId !== undefined,
    'aria-describedby': reasonsId,
  } as const;
  const isPending = (way: OrderWay): boolean =>
    reasonsId === undefined && (underWay === way || (isWaiting && underWay === undefined));
  return (
    <>
      <Button {...common} kind="primary" isPending={isPending('invoice')} onPress={() => onPay('invoice')}>
        {text('cart.order')}
      </Button>
      {/* The place is kept until it is known: nothing below it moves. */}
      {methods === undefined && <span aria-hidden="true" className="min-h-12 desktop:min-h-10.5" />}
      {methods?.Card && (
        <Button {...common} isPending={isPending('card')} onPress={() => onPay('card')}>
          {text('ordering.card.pay')}
        </Button>
      )}
    </>
  );
};
