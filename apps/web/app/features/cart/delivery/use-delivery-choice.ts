import { type Cart, getUserAddresses, updateCartDeliveryAddress, updateDeliveryDate } from '@grossist/contracts';
import type { DeliveryChoice } from '@grossist/domain';
import { useState } from 'react';
import { callOperation, useOperation } from '../../../api/index.ts';
import { useCartCommands } from '../drafts/use-cart-commands.ts';
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
  /** The first date on which the cart can arrive. */
  firstDate: string | undefined;
  /** Where it would be picked up. */
  serviceCenterId: string | undefined;
}

/** Chooses how the cart comes; what was chosen before is taken back. Section 4. [cart-17, cart-36, cart-37] */
export const useDeliveryChoice = ({ cart, change, firstDate, serviceCenterId }: Known): ChoiceMaking => {
  const { settings } = useCartCommands();
  const date = useOperation(updateDeliveryDate, settings);
  const address = useOperation(updateCartDeliveryAddress, settings);
  const [isAskingForDate, setAsking] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const isFastbox = cart.DeliveryType === 'Fastbox';

  /** What was to be picked up goes to the account's usual address again. */
  const leaveCenter = async (): Promise<void> => {
    if (!cart.Address?.IsServiceCenter) return;
    const projectNumber = cart.Project?.ProjectNumber;
    const query = { soldTo: cart.SoldTo, ...(projectNumber !== undefined && { projectNumber }) };
    const own = await callOperation(getUserAddresses, { query });
    const usual = own.find((one) => one.DefaultSapAddress) ?? own[0];
    if (usual) await address.mutateAsync({ body: { Id: usual.Id } });
  };
  const deliverOn = async (day: string): Promise<void> => {
    if (isFastbox && !(await change.toNormalOn(day))) return;
    await leaveCenter();
    if (!isFastbox && day !== cart.DeliveryDate) await date.mutateAsync({ body: day });
  };
  const asSoonAsPossible = async (): Promise<void> => {
    if (isFastbox && (firstDate === undefined || !(await change.toNormalOn(firstDate)))) return;
    await leaveCenter();
    if (isFastbox || cart.DeliveryDate !== null) await date.mutateAsync({ body: 'standard' });
  };
  const pickUp = async (): Promise<void> => {
    if (serviceCenterId === undefined) return;
    if (isFastbox && (firstDate === undefined || !(await change.toNormalOn(firstDate)))) return;
    await address.mutateAsync({ body: { ServiceCenterId: serviceCenterId } });
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
