import { useText } from '../../../i18n/index.ts';
import { Button, LinkButton } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { AgainTold } from './again-told.tsx';
import type { AgainOutcome } from './use-order-again.ts';

/** What of an order was not put into the cart, or in another quantity, and the way to the cart. */
export const AgainOutcomeDialog = ({ outcome, onClose }: { outcome: AgainOutcome; onClose: () => void }) => {
  const text = useText();
  return (
    <Dialog
      title={text('orders.again.title')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text('ui.close')}</Button>
          <LinkButton to="/cart" kind="primary">
            {text('drafts.toCart')}
          </LinkButton>
        </>
      }
    >
      <div className="grid gap-4">
        <AgainTold outcome={outcome} />
      </div>
    </Dialog>
  );
};
