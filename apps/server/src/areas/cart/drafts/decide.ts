import { type DeliveryEvent, type DeliveryStep, nextDelivery } from '@grossist/domain';
import { breaksRule } from '../../../http/failure.ts';
import { asRulesKnow, type LockedCart } from './lock-carts.ts';

/** What the buyer said becomes of an unsaved cart. Section 4, "Unsaved cart". */
export type SaidOfUnsaved = { say: 'save'; name: string; nameField: string } | { say: 'discard' };

/**
 * The steps that an event of the buyer's means for their active cart, by the rules of packages/domain.
 * @throws Failure 422 `unsaved-cart` when they must say first what becomes of it, `invalid-name` for a draft without a
 * name, `delivery-date` when the day is missing
 */
export const decide = (
  active: LockedCart,
  event: DeliveryEvent,
  said: SaidOfUnsaved | undefined,
): readonly DeliveryStep[] => {
  const asked = nextDelivery({ state: 'working', cart: asRulesKnow(active) }, event);
  if (asked.to.state === 'working') return asked.steps;
  if (asked.to.state === 'asking-for-date') {
    throw breaksRule('delivery-date', 'A normal delivery needs its date', 'DeliveryDate');
  }
  if (said === undefined) {
    throw breaksRule('unsaved-cart', 'Say whether the present cart is saved or discarded', 'UnsavedCart');
  }
  const answered = nextDelivery(
    asked.to,
    said.say === 'save' ? { type: 'save-and-continue', name: said.name } : { type: 'discard-and-continue' },
  );
  if (answered.to.state !== 'working') {
    throw breaksRule('invalid-name', 'A draft needs a name', said.say === 'save' ? said.nameField : undefined);
  }
  return answered.steps;
};
