import type { OrderDelivery, OrderSummary, ReturnSummary } from '@grossist/contracts';
import type { MessageKey } from '../../i18n/index.ts';
import type { StateShape } from '../../ui/index.ts';

export interface StatusLook {
  shape: StateShape;
  word: MessageKey;
}

/** Shape and text for the status of an order and of its lines. */
export const ORDER_STATUS: Record<OrderSummary['Status'], StatusLook> = {
  ordered: { shape: 'ring', word: 'orders.status.ordered' },
  confirmed: { shape: 'dot', word: 'orders.status.confirmed' },
  'back-ordered': { shape: 'triangle', word: 'orders.status.backOrdered' },
  picked: { shape: 'box', word: 'orders.status.picked' },
  'on-the-way': { shape: 'diamond', word: 'orders.status.onTheWay' },
  'partly-delivered': { shape: 'greenHalf', word: 'orders.status.partlyDelivered' },
  delivered: { shape: 'check', word: 'orders.status.delivered' },
  returned: { shape: 'back', word: 'orders.status.returned' },
};

export const RETURN_STATUS: Record<ReturnSummary['Status'], StatusLook> = {
  requested: { shape: 'ring', word: 'orders.returned.requested' },
  received: { shape: 'box', word: 'orders.returned.received' },
  credited: { shape: 'check', word: 'orders.returned.credited' },
  refused: { shape: 'cross', word: 'orders.returned.refused' },
};

export const DELIVERY_STATUS: Record<OrderDelivery['Status'], StatusLook> = {
  planned: { shape: 'ring', word: 'orders.delivery.planned' },
  picked: { shape: 'box', word: 'orders.status.picked' },
  'on-the-way': { shape: 'diamond', word: 'orders.status.onTheWay' },
  delivered: { shape: 'check', word: 'orders.status.delivered' },
};

export type ReturnReason = ReturnSummary['Reasons'][number];

export const RETURN_REASONS: Record<ReturnReason, MessageKey> = {
  'wrong-item': 'orders.reason.wrongItem',
  'too-many': 'orders.reason.tooMany',
  damaged: 'orders.reason.damaged',
  defective: 'orders.reason.defective',
  'not-needed': 'orders.reason.notNeeded',
  other: 'orders.reason.other',
};

export const DELIVERY_TYPES: Record<OrderSummary['DeliveryType'], MessageKey> = {
  Normal: 'delivery.mode.normal',
  Fastbox: 'delivery.mode.fastbox',
  SmartKit: 'delivery.mode.smartKit',
  DriveIn: 'orders.type.driveIn',
};
