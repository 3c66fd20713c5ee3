import { type Cart, checkOutByPunchout } from '@grossist/contracts';
import { useId, useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { Button, InfoIcon, WarningBar } from '../../ui/index.ts';
import { usePunchoutSession } from './visit-notes.tsx';

export interface HandOverProps {
  cart: Cart;
  /** Why the cart can't be ordered now, whichever way. */
  cartReasons: readonly MessageKey[];
  /** The end user must be registered first. Section 4, "Punchout checkout". */
  isEndUserMissing: boolean;
  /** Prices are on their way. */
  isWaiting: boolean;
}

const REFUSALS: Readonly<Record<string, MessageKey>> = {
  'erp-does-not-answer': 'cart.problem.erp',
  'changed-meanwhile': 'cart.problem.changed',
  'signed-out': 'cart.problem.signedOut',
  'not-orderable': 'punchout.refused.lines',
  'end-user-registration': 'punchout.off.endUser',
};

/** A punchout user's way out: the cart goes to the system they came from, once. A button that is off says why. */
export const HandOver = ({ cart, cartReasons, isEndUserMissing, isWaiting }: HandOverProps) => {
  const text = useText();
  const reasonsId = useId();
  const { data: visit, isPending } = usePunchoutSession();
  const [isLeaving, setLeaving] = useState(false);
  const checkOut = useOperation(checkOutByPunchout, {
    onSuccess: ({ PostbackUrl }) => {
      setLeaving(true);
      window.location.assign(PostbackUrl);
    },
  });

  const reasons: MessageKey[] = [];
  if (visit && !visit.IsOpen) reasons.push('punchout.off.nobody');
  else if (visit) reasons.push(...cartReasons, ...(isEndUserMissing ? (['punchout.off.endUser'] as const) : []));

  return (
    <>
      {checkOut.error && (
        <WarningBar tone="danger">{text(REFUSALS[checkOut.error.code] ?? 'cart.problem.other')}</WarningBar>
      )}
      <Button
        kind="primary"
        size="large"
        className="py-1 whitespace-normal! desktop:px-3 desktop:text-base"
        isDisabled={reasons.length > 0}
        isPending={reasons.length === 0 && (isPending || isWaiting || isLeaving || checkOut.isPending)}
        aria-describedby={reasons.length > 0 ? reasonsId : undefined}
        onPress={() => checkOut.mutate({ body: { CartId: cart.CartId, CartVersion: cart.Version } })}
      >
        {text('punchout.send')}
      </Button>
      {visit?.IsOpen && reasons.length === 0 && (
        <p className="text-sm text-muted">{text('punchout.goesTo', { host: visit.ReturnsTo })}</p>
      )}
      {reasons.length > 0 && (
        <ul id={reasonsId} className="grid gap-1 text-sm">
          {reasons.map((reason) => (
            <li key={reason} className="flex items-start gap-2">
              <InfoIcon size={18} className="mt-px shrink-0 text-muted" />
              {text(reason)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
