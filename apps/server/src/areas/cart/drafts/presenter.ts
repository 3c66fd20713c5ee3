import type { CartDetails, OrderDraft } from '@grossist/contracts';
import type { DeliveryType } from '@grossist/domain';
import { breaksRule } from '../../../http/failure.ts';
import { presentDeliveryType } from '../presenter.ts';
import type { ReadyResult } from './commands/set-ready-flags.ts';
import type { DraftRow } from './queries/list-drafts.ts';

export const presentDraft = (draft: DraftRow): OrderDraft => ({
  CartId: draft.id,
  Name: draft.name,
  CartType: presentDeliveryType(draft.delivery_type),
  ItemCount: draft.line_count,
  Modified: draft.changed_at.toISOString(),
  IsReady: draft.ready,
  IsActive: draft.is_active,
  SoldTo: draft.sold_to,
  SoldToName: draft.account_name,
  ProjectNumber: draft.project_number,
});

export const presentReady = (result: ReadyResult) => ({
  CartId: result.cartId,
  ReadyState: result.isReady,
  IsChanged: result.isChanged,
  Problem: result.problem,
});

const TYPES: Record<CartDetails['DeliveryType'], DeliveryType | undefined> = {
  Normal: 'normal',
  Fastbox: 'fastbox',
  SmartKit: 'smart-kit',
  // Whoever drives in buys at the counter; a cart is picked up by choosing a service center.
  DriveIn: undefined,
};

/** @throws Failure 422 for a type that no cart can have */
export const deliveryTypeOfWire = (type: CartDetails['DeliveryType'], field: string): DeliveryType => {
  const known = TYPES[type];
  if (known === undefined) throw breaksRule('delivery-type', `A cart can't be delivered as ${type}`, field);
  return known;
};
