import { getPaymentMethods } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import type { OrderWay } from './order-intent.ts';

/** Milliseconds for which the payment methods are fresh. */
const STALE_MS = 600_000;

export interface PayButtonsProps {
  /** Element id of the reasons why the cart can't be ordered; undefined if it can. */
  reasonsId: string | undefined;
  isWaiting: boolean;
  underWay: OrderWay | undefined;
  onPay: (way: OrderWay) => void;
}

// Two buttons beside each other on a phone, and in a narrow column on a wide screen.
const FITTING =
  'max-tablet:px-2! max-tablet:text-sm! max-tablet:leading-tight max-tablet:whitespace-normal! desktop:min-h-10.5! desktop:px-2! desktop:text-base!';

/** Buttons to order by invoice, and by card if the shop accepts cards of this buyer. */
export const PayButtons = ({ reasonsId, isWaiting, underWay, onPay }: PayButtonsProps) => {
  const text = useText();
  const { data: methods } = useOperationQuery(getPaymentMethods, {}, { staleTime: STALE_MS });
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
      {/* Reserves room while it loads. */}
      {methods === undefined && <span aria-hidden="true" className="min-h-12 desktop:min-h-10.5" />}
      {methods?.Card && (
        <Button {...common} isPending={isPending('card')} onPress={() => onPay('card')}>
          {text('ordering.card.pay')}
        </Button>
      )}
    </>
  );
};
