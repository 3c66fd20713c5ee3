import { type Cart, changeCartDeliveryType, updateDeliveryDate } from '@grossist/contracts';
import type { DeliveryChoice } from '@grossist/domain';
import { useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useCartCommands } from '../../cart/index.ts';
import type { ModeChange } from './use-delivery-mode.ts';

export interface ChoiceMaking {
  /** The calendar is open. */
  isAskingForDate: boolean;
  isChanging: boolean;
  choose: (choice: DeliveryChoice) => void;
  chooseDate: (date: string) => void;
  stay: () => void;
}

interface Known {
  cart: Cart;
  change: ModeChange;
}

/** Changes the delivery choice of the cart. Section 4. [cart-18, cart-36, cart-37] */
export const useDeliveryChoice = ({ cart, change }: Known): ChoiceMaking => {
  const { settings } = useCartCommands();
  const date = useOperation(updateDeliveryDate, settings);
  const type = useOperation(changeCartDeliveryType, settings);
  const [isAskingForDate, setAsking] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const isFastbox = cart.DeliveryType === 'Fastbox';

  /** Changes a pick-up back to the account's usual address. */
  const leaveCenter = async (): Promise<void> => {
    if (cart.Address?.IsServiceCenter) await type.mutateAsync({ body: { DeliveryType: cart.DeliveryType } });
  };
  const deliverOn = async (day: string): Promise<void> => {
    if (isFastbox) return void (await change.toNormalOn(day));
    await leaveCenter();
    if (day !== cart.DeliveryDate) await date.mutateAsync({ body: day });
  };
  const asSoonAsPossible = async (): Promise<void> => {
    if (isFastbox) return void (await change.toNormalOn('standard'));
    await leaveCenter();
    if (cart.DeliveryDate !== null) await date.mutateAsync({ body: 'standard' });
  };
  const pickUp = async (): Promise<void> => {
    await type.mutateAsync({ body: { DeliveryType: 'DriveIn' } });
  };
  const run = async (work: () => Promise<void>): Promise<void> => {
    setLooking(true);
    try {
      await work();
      setAsking(false);
    } catch {
      // onError shows the problem; the cart stays unchanged.
    } finally {
      setLooking(false);
    }
  };

  return {
    isAskingForDate,
    isChanging: isLooking || change.isChanging,
    choose: (choice) => {
      if (choice === 'fastbox') return change.wish('fastbox');
      if (choice === 'custom-date') return setAsking(true);
      if (choice === 'pickup-today') return void run(pickUp);
      void run(asSoonAsPossible);
    },
    chooseDate: (day) => void run(() => deliverOn(day)),
    stay: () => setAsking(false),
  };
};
