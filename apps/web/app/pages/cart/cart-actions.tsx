import type { Cart } from '@grossist/contracts';
import { useTemplateAction } from '../../features/kit-picker/index.ts';
import { useLabelsAction } from '../../features/label-print/index.ts';
import { useSaveAction } from '../../features/list-picker/index.ts';
import { usePdfAction } from '../../features/pdf-basket/index.ts';
import { useText } from '../../i18n/index.ts';
import { ActionMenu } from '../../ui/overlays/index.ts';

/** The ids of lines that are not part of a kit; a kit includes its materials. */
const topLinesOf = ({ CartItems }: Cart): string[] =>
  CartItems.filter(({ ParentItemId }) => ParentItemId === null).map(({ CartItemId }) => CartItemId);

/** Menu of rare actions on the cart: a list, labels, a PDF and a kit template of its lines. */
export const CartActions = ({ cart }: { cart: Cart }) => {
  const text = useText();
  const labels = useLabelsAction({ source: 'cart' });
  const pdf = usePdfAction({ kind: 'cart' });
  const template = useTemplateAction({ kind: 'cart', cartId: cart.CartId, lines: topLinesOf(cart) });
  const hasLines = cart.ItemCount > 0;
  const save = useSaveAction({ kind: 'lines', count: cart.ItemCount, from: { Source: 'cart' } });
  const actions = [hasLines && save.action, hasLines && labels, hasLines && pdf.action, template.action].filter(
    (action) => action !== false,
  );
  return (
    <>
      {actions.length > 0 && (
        <ActionMenu size="small" label={text('cart.more')} actions={actions} isOpenAtFirst>
          {text('cart.more')}
        </ActionMenu>
      )}
      {save.dialog}
      {template.dialog}
      {pdf.dialog}
    </>
  );
};
