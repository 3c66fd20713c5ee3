import { getCartDetails, type PriceEntry } from '@grossist/contracts';
import {
  type AddingObstacle,
  addingObstacle,
  cutWays,
  type DeliveryType,
  type Quantity,
  quantityOf,
  roundedUp,
  signInAddress,
} from '@grossist/domain';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useOperationQuery } from '../../../api/index.ts';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { Button, CartIcon, CheckIcon, LinkButton, NumberStepper } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { useRootData } from '../../../visitor.ts';
import { useIsBuyer, useKnownPrice } from '../../prices/index.ts';
import {
  DELIVERY_TYPES,
  factsOfMaterial,
  type OrderableMaterial,
  packingOfMaterial,
  presetQuantityOf,
} from '../line-facts.ts';
import { AddedNote } from './added-note.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

/** Returns the address of the current page, for the way back after signing in. */
export const useHere = (): string => {
  const { pathname, search } = useLocation();
  return pathname + search;
};

const REASONS: Record<AddingObstacle, MessageKey> = {
  'sold-out': 'cart.add.off.soldOut',
  'not-by-express-box': 'cart.add.off.noExpress',
};

const obstacleOf = (
  material: OrderableMaterial,
  { Stock, FastboxStock }: PriceEntry,
  deliveryType: DeliveryType,
): AddingObstacle | undefined =>
  addingObstacle({
    ...factsOfMaterial(material),
    deliveryType,
    atp: quantityOf(Stock.AtpQuantity),
    clearanceStock: quantityOf(Stock.ClearanceSaleStock),
    fastboxAtp: quantityOf(FastboxStock.AtpQuantity),
  });

/** Returns why the server would refuse to add a material, by the same rule; undefined while unknown. */
export const useAddingObstacle = (material: OrderableMaterial): MessageKey | undefined => {
  const isBuyer = useIsBuyer();
  const { entry } = useKnownPrice(material.ItemSAPMaterialNumber);
  const { data: cart } = useOperationQuery(getCartDetails, {}, { enabled: isBuyer, staleTime: 30_000 });
  if (!material.IsOrderable) return 'cart.add.off.notOrderable';
  if (!isBuyer || !entry) return undefined;
  const obstacle = obstacleOf(material, entry, DELIVERY_TYPES[cart?.DeliveryType ?? 'Normal']);
  return obstacle && REASONS[obstacle];
};

export interface AddToCartProps {
  material: OrderableMaterial;
  /** Shows the possible quantities below the field; in a dense list only screen readers get them. */
  showsHint?: boolean;
  /** Shows messages on the quantity in a floating box below the button instead of on a line of their own. */
  isSlim?: boolean;
}

/** Quantity and button, with what the packing rules make of the quantity. Signed-out visitors get a link to sign in. */
export const AddToCart = ({ material, showsHint = false, isSlim = false }: AddToCartProps) => {
  const text = useText();
  const here = useHere();
  const user = useRootData()?.user;
  if (!user?.isSignedIn) {
    return (
      <LinkButton to={signInAddress(here)} rel="nofollow" className="whitespace-normal">
        {text('cart.add.signIn')}
      </LinkButton>
    );
  }
  if (user.isReadOnly) return isSlim ? null : <p className="text-sm text-muted">{text('punchout.inspect.add')}</p>;
  if (user.companyNumber === '') return <Off reason={text('cart.add.off.noAccount')} />;
  return <AdderUnlessOff material={material} showsHint={showsHint} isSlim={isSlim} />;
};

const AdderUnlessOff = (props: Required<AddToCartProps>) => {
  const text = useText();
  const obstacle = useAddingObstacle(props.material);
  if (obstacle !== undefined) return <Off reason={text(obstacle)} />;
  return <Adder key={`${props.material.Code} ${props.material.Packaging?.Identifier ?? ''}`} {...props} />;
};

const Off = ({ reason }: { reason: string }) => {
  const text = useText();
  return (
    <div className="grid justify-items-start gap-1">
      <Button isDisabled>{text('cart.add')}</Button>
      <p className="text-sm text-muted">{reason}</p>
    </div>
  );
};

const Adder = ({ material, showsHint, isSlim }: Required<AddToCartProps>) => {
  const text = useText();
  const { unit } = useAmount();
  const facts = factsOfMaterial(material);
  const [quantity, setQuantity] = useState<Quantity>(() => presetQuantityOf(material));
  const adding = useAddToCart();
  const name = material.ItemLocalMaterialName;

  const add = (wanted: Quantity): void => {
    if (!adding.isAdding) adding.add(material.Code, wanted, name);
  };

  return (
    <div className={isSlim ? 'group/adder relative' : 'grid gap-1'}>
      <div className={`flex items-start gap-1.5 ${isSlim ? '' : 'flex-wrap'}`}>
        {/* On a phone its hint wraps beside the button. */}
        <div className={showsHint ? 'grid max-tablet:flex-1 max-tablet:basis-40' : 'contents'}>
          <NumberStepper
            value={quantity}
            onChange={setQuantity}
            onEnter={add}
            onShiftEnter={(wanted) => add(cutWays(facts, wanted)?.whole ?? wanted)}
            name={name}
            packing={packingOfMaterial(material)}
            packageSize={facts.packageSize}
            unit={unit(material.SalesUnit)}
            showsHint={showsHint}
          />
        </div>
        <Button
          kind="primary"
          isPending={adding.isAdding}
          onPress={() => add(quantity)}
          className="min-h-10.5 gap-1.5 px-3"
        >
          {adding.added || adding.queued === 'queued' ? <CheckIcon size={18} /> : <CartIcon size={18} />}
          <span className={isSlim ? 'sr-only' : undefined}>{text(adding.added ? 'cart.add.done' : 'cart.add')}</span>
          <span className="sr-only"> ({name})</span>
        </Button>
      </div>
      <AddedNote
        material={material}
        rounded={roundedUp(facts, quantity)}
        ways={cutWays(facts, quantity)}
        adding={adding}
        onTake={add}
        isFloating={isSlim}
        isTall={showsHint}
      />
    </div>
  );
};
