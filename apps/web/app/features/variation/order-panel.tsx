import type { VariationDetails } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { AddToCart, PriceAndStock } from '../cart/index.ts';

/** Price, stock and the way into the cart; signed-out visitors get the way to them. */
export const OrderPanel = ({ variation }: { variation: VariationDetails }) => {
  const text = useText();
  const user = useSignedInUser();
  return (
    <section aria-labelledby="order" className="grid content-start gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 id="order" className={user ? 'sr-only' : 'text-lg'}>
        {text(user ? 'variation.order' : 'variation.order.signedOut')}
      </h2>
      {!user && <p className="text-muted">{text('variation.order.signedOut.text')}</p>}
      <PriceAndStock sapMaterialNumber={variation.ItemSAPMaterialNumber} unit={variation.SalesUnit} size="large" />
      <AddToCart material={variation} showsHint />
    </section>
  );
};
