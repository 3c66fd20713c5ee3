import type { Cart } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { MenuButton } from '../../ui/actions/menu-button.tsx';
import { useTemplateAction } from '../kit-picker/index.ts';
import { useLabelsAction } from '../label-print/index.ts';
import { usePdfAction } from '../pdf-basket/index.ts';

/** The ids of lines that are not in a kit: a kit stands for its materials. */
const topLinesOf = ({ CartItems }: Cart): string[] =>
  CartItems.filter(({ ParentItemId }) => ParentItemId === null).map(({ CartItemId }) => CartItemId);

/** What is rarely done with a cart: labels, a PDF and a kit template of its lines. */
export const CartMenu = ({ cart }: { cart: Cart }) => {
  const text = useText();
  const labels = useLabelsAction({ source: 'cart' });
  const pdf = usePdfAction({ kind: 'cart' });
  const template = useTemplateAction({ kind: 'cart', cartId: cart.CartId, lines: topLinesOf(cart) });
  const hasLines = cart.ItemCount > 0;
  const actions = [hasLines && labels, hasLines && pdf.action, template.action].filter((action) => action !== false);
  return (
    <>
      {actions.length > 0 && (
        <MenuButton size="small" label={text('cart.more')} actions={actions}>
          {text('cart.more')}
        </MenuButton>
      )}
      {template.dialog}
      {pdf.dialog}
    </>
  );
};
