import {
  type Cart,
  changeCartDeliveryType,
  discardCurrentCart,
  getCartDetails,
  getSmartKit,
  saveCartAsOrderDraftAndCreateNewCart,
} from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { callOperation, ProblemError, queryKeyOf, useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { notify } from '../../ui/index.ts';
import { useCartCommands, useProblemText, useRestoreCart } from '../cart/index.ts';
import { isUnsaved } from './use-switch-cart.ts';

const UnsavedCartDialog = lazy(async () => ({
  default: (await import('./unsaved-cart-dialog.tsx')).UnsavedCartDialog,
}));

type PresentDetails = Pick<Cart, 'CartId' | 'Name' | 'OrderStatus' | 'DeliveryType' | 'ItemCount'>;

/** The current cart, with the name of its project if it has one. */
interface PresentCart {
  cart: PresentDetails;
  projectName: string | undefined;
}

/** Loads the name of a cart's project; undefined for a cart without one. */
const projectNameOf = async ({ CartId: cartId, DeliveryType }: PresentDetails): Promise<string | undefined> => {
  if (DeliveryType !== 'SmartKit') return undefined;
  try {
    return (await callOperation(getSmartKit, { query: { cartId, shouldEnrichItems: 'false' } })).projectName;
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return undefined;
    throw error;
  }
};

const isUnsavedProject = ({ cart, projectName }: PresentCart): boolean =>
  cart.OrderStatus === 'Initial' && projectName !== undefined;

export interface SmartKitCart {
  /** Begins a new smart-kit cart and passes on its id; asks first what becomes of an unsaved cart. */
  begin: () => void;
  isPending: boolean;
  /** The dialog on what becomes of the current cart, to be rendered by the caller. */
  question: ReactNode;
}

/** Begins a cart that a new project of kits is ordered with. Section 4, "Delivery modes" and "Unsaved cart". */
export const useSmartKitCart = (onReady: (cartId: string) => void): SmartKitCart => {
  const text = useText();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const restoreCart = useRestoreCart();
  const { settings, showing } = useCartCommands();
  const [asked, setAsked] = useState<PresentCart>();
  const [isLooking, setLooking] = useState(false);
  const change = useOperation(changeCartDeliveryType, settings);
  const saveAndBegin = useOperation(saveCartAsOrderDraftAndCreateNewCart, showing);
  const discardCart = useOperation(discardCurrentCart, settings);

  const run = async (begin: () => Promise<string>): Promise<void> => {
    try {
      const cartId = await begin();
      setAsked(undefined);
      onReady(cartId);
    } catch {
      // onError shows why; an open question stays open.
    }
  };
  const toSmartKit = async (unsaved: { UnsavedCart?: 'save' | 'discard'; OrderName?: string } = {}): Promise<string> =>
    (await change.mutateAsync({ body: { DeliveryType: 'SmartKit', ...unsaved } })).CartId;
  const saveAndBeginNext = async (orderName: string): Promise<string> =>
    (await saveAndBegin.mutateAsync({ body: { orderName, newCartDeliveryType: 'SmartKit' } })).CartId;

  const leave = async (present: PresentCart): Promise<void> => {
    const { cart, projectName } = present;
    const isSmartKit = cart.DeliveryType === 'SmartKit';
    if (isSmartKit && cart.ItemCount === 0 && projectName === undefined) return onReady(cart.CartId);
    if (isUnsaved(cart) || isUnsavedProject(present)) return setAsked(present);
    // A draft stays as it is; only another smart kit is begun in place of one.
    return run(() => (isSmartKit ? saveAndBeginNext(cart.Name || projectName || '') : toSmartKit()));
  };
  const begin = async (): Promise<void> => {
    if (isLooking) return;
    setLooking(true);
    try {
      const cart = await queries.fetchQuery({
        queryKey: queryKeyOf(getCartDetails, {}),
        queryFn: () => callOperation(getCartDetails, {}),
        staleTime: 0,
      });
      await leave({ cart, projectName: await projectNameOf(cart) });
    } catch (error) {
      if (error instanceof ProblemError) notify(problemText(error));
    } finally {
      setLooking(false);
    }
  };
  const save = (name: string): void =>
    void run(() =>
      asked?.cart.DeliveryType === 'SmartKit'
        ? saveAndBeginNext(name)
        : toSmartKit({ UnsavedCart: 'save', OrderName: name }),
    );
  const discard = (present: PresentCart): void =>
    void run(async () => {
      const { CartId } = present.cart;
      const isSmartKit = present.cart.DeliveryType === 'SmartKit';
      if (isSmartKit) await discardCart.mutateAsync({});
      const cartId = await toSmartKit(isSmartKit ? {} : { UnsavedCart: 'discard' });
      notify(text('drafts.discarded'), () => void restoreCart(CartId, true));
      return cartId;
    });

  const isChanging = change.isPending || saveAndBegin.isPending || discardCart.isPending;
  return {
    begin: () => void begin(),
    isPending: isLooking || isChanging,
    question: asked && (
      <Suspense fallback={null}>
        <UnsavedCartDialog
          isOpen
          cart={{ Name: asked.cart.Name || (asked.projectName ?? ''), ItemCount: asked.cart.ItemCount }}
          isPending={isChanging}
          onSave={save}
          onDiscard={() => discard(asked)}
          onStay={() => setAsked(undefined)}
        >
          <p>{text(asked.projectName === undefined ? 'delivery.toSmartKit.text' : 'delivery.nextSmartKit.text')}</p>
        </UnsavedCartDialog>
      </Suspense>
    ),
  };
};
