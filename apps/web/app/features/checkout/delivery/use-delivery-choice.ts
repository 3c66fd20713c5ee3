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

/** Chooses how the cart comes; what was chosen before is taken back. Section 4. [cart-18, cart-36, cart-37] */
export const useDeliveryChoice = ({ cart, change }: Known): ChoiceMaking => {
  const { settings } = useCartCommands();
  const date = useOperation(updateDeliveryDate, settings);
  const type = useOperation(changeCartDeliveryType, settings);
  const [isAskingForDate, setAsking] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const isFastbox = cart.DeliveryType === 'Fastbox';

  /** What was to be picked up goes to the account's usual address again. */
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
  const run = async (going: () => Promise<void>): Promise<void> => {
    setLooking(true);
    try {
      await going();
      setAsking(false);
    } catch {
      // Told by onError; the cart stays as it was.
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
