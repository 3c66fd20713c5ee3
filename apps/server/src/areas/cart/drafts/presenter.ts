import type { CartDetails, OrderDraft } from '@grossist/contracts';
import type { DeliveryType } from '@grossist/domain';
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

/** What a delivery type of the wire makes of a cart. */
export interface WantedDelivery {
  type: DeliveryType;
  /** Picked up at the buyer's service center; false: sent, also when it was to be picked up before. */
  isPickup: boolean;
}

const TYPES: Record<CartDetails['DeliveryType'], WantedDelivery> = {
  Normal: { type: 'normal', isPickup: false },
  Fastbox: { type: 'fastbox', isPickup: false },
  SmartKit: { type: 'smart-kit', isPickup: false },
  DriveIn: { type: 'normal', isPickup: true },
};

export const deliveryOfWire = (type: CartDetails['DeliveryType']): WantedDelivery => TYPES[type];
