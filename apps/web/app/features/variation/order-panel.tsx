import type { VariationDetails } from '@grossist/contracts';
import { signInAddress } from '@grossist/domain';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { LinkButton } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { MaterialAdd, MaterialPrice } from '../catalogue/index.ts';

const SignedOut = () => {
  const text = useText();
  const { pathname, search } = useLocation();
  return (
    <>
      <p className="text-muted">{text('variation.order.signedOut.text')}</p>
      <LinkButton kind="primary" to={signInAddress(pathname + search)} rel="nofollow" className="justify-self-start">
        {text('shell.signIn')}
      </LinkButton>
    </>
  );
};

const SignedIn = ({ variation }: { variation: VariationDetails }) => (
  <>
    <MaterialPrice sapMaterialNumber={variation.ItemSAPMaterialNumber} unit={variation.SalesUnit} size="large" />
    {/* On a phone at the thumb, above the tabs, wherever the page is scrolled to. */}
    <div
      data-buy-bar=""
      className="grid print:hidden max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-14 max-tablet:z-20 max-tablet:border-t max-tablet:border-line max-tablet:bg-surface max-tablet:px-4 max-tablet:py-2"
    >
      <MaterialAdd material={variation} showsHint />
    </div>
  </>
);

/** Price, stock and the way into the cart; signed-out visitors get the way to them. */
export const OrderPanel = ({ variation }: { variation: VariationDetails }) => {
  const text = useText();
  const user = useSignedInUser();
  return (
    <section aria-labelledby="order" className="grid content-start gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 id="order" className={user ? 'sr-only' : 'text-lg'}>
        {text(user ? 'variation.order' : 'variation.order.signedOut')}
      </h2>
      {user ? <SignedIn variation={variation} /> : <SignedOut />}
    </section>
  );
};
