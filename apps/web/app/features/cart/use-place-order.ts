import { type Cart, createOrder, type OperationOutput } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOperation } from '../../api/index.ts';
import { useShopPath } from '../../i18n/index.ts';
import { CART_KEY, CHANGES_CART } from './cart-cache.ts';
import { useProblemText } from './use-problem-text.ts';

type Answer = OperationOutput<typeof createOrder>;

/** What came of an order that was not taken. */
export interface Refusal {
  /** Of the whole order. */
  messages: readonly string[];
  /** By line id. */
  lines: ReadonlyMap<string, string>;
}

const refusalOf = (answer: Answer): Refusal => ({
  messages: answer.ErrorMessages,
  lines: new Map(answer.OrderValidationInfo?.Lines.map((line) => [line.CartItemId, line.Message])),
});

/** Orders the cart as it is shown, by invoice; a second press while the first is under way does nothing. [ord-02] */
export const usePlaceOrder = () => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const path = useShopPath();
  const problemText = useProblemText();
  const isUnderWay = useRef(false);
  const [refusal, setRefusal] = useState<Refusal>();

  const leave = async (orderId: string): Promise<void> => {
    await navigate(path(`/order/${orderId}/confirmation`));
    // The cart that was ordered is no more.
    queries.removeQueries({ queryKey: CART_KEY });
    await Promise.all([...CHANGES_CART, 'orders'].map((area) => queries.invalidateQueries({ queryKey: [area] })));
  };

  const operation = useOperation(createOrder, {
    onSuccess: (answer) => {
      if (answer.OrderId === null) setRefusal(refusalOf(answer));
      else void leave(answer.OrderId);
    },
    onError: (problem) => {
      setRefusal({ messages: [problemText(problem)], lines: new Map() });
      for (const area of CHANGES_CART) void queries.invalidateQueries({ queryKey: [area] });
    },
  });

  const place = async (cart: Cart, deliveryDate: string | undefined): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setRefusal(undefined);
    try {
      await operation.mutateAsync({
        body: {
          Details: {
            CartId: cart.CartId,
            CartVersion: cart.Version,
            DeliveryDate: cart.DeliveryDate ?? deliveryDate ?? null,
            DeliveryType: cart.DeliveryType,
            IsPickup: cart.Address?.IsServiceCenter ?? false,
          },
          Items: cart.CartItems.map((line) => ({ MaterialNo: line.ItemSAPMaterialNumber })),
        },
      });
    } catch {
      // Told by onError.
    } finally {
      isUnderWay.current = false;
    }
  };
  return { place, isPlacing: operation.isPending, refusal, forgetRefusal: () => setRefusal(undefined) };
};
