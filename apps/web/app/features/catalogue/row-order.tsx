import type { SearchDocument } from '@grossist/contracts';
import { signInAddress } from '@grossist/domain';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { TextLink } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { MaterialAdd, MaterialPrice } from './material-order.tsx';

/** Price, stock and the way into the cart, in a list; to signed-out visitors a quiet way to them. */
export const RowOrder = ({ material }: { material: SearchDocument }) => {
  const text = useText();
  const { pathname, search } = useLocation();
  if (!useSignedInUser()) {
    return (
      <TextLink to={signInAddress(pathname + search)} rel="nofollow" className="justify-self-start text-sm">
        {text('catalogue.signIn')}
        <span className="sr-only"> ({material.ItemLocalMaterialName})</span>
      </TextLink>
    );
  }
  return (
    <>
      <MaterialPrice sapMaterialNumber={material.ItemSAPMaterialNumber} unit={material.SalesUnit} />
      <MaterialAdd material={material} />
    </>
  );
};
