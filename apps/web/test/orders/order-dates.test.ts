import type { OrderDelivery } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { orderDates } from '../../app/features/orders/use-order.ts';
import { aLine } from './builders.ts';

const aDelivery = (PlannedDate: string, lineNumbers: readonly number[]): OrderDelivery => ({
  DeliveryId: '1',
  Status: 'on-the-way',
  Carrier: '',
  TrackingNumber: '',
  TrackingUrl: null,
  PlannedDate,
  PickedAt: null,
  ShippedAt: null,
  DeliveredAt: null,
  DeliveredTo: '',
  Lines: lineNumbers.map((LineNumber) => ({ LineNumber, Quantity: 10 })),
});

test('counts open lines by the day of the order and by the dates of back orders', () => {
  const Lines = [
    aLine({ LineNumber: 1 }),
    aLine({ LineNumber: 2, BackOrderQuantity: 4, BackOrderDate: '2026-12-28' }),
    aLine({ LineNumber: 3, BackOrderQuantity: 10, BackOrderDate: null }),
    aLine({ LineNumber: 4, DeliveredQuantity: 10 }),
  ];
  expect(orderDates({ Lines, Deliveries: [], DeliveryDate: '2026-11-26' })).toEqual([
    { kind: 'on', date: '2026-11-26', count: 1 },
    { kind: 'expected', date: '2026-12-28', count: 1 },
    { kind: 'unknown', date: undefined, count: 1 },
  ]);
});

test('prefers the planned day of a delivery to the day of the order', () => {
  const Lines = [aLine({ LineNumber: 1 }), aLine({ LineNumber: 2 })];
  const Deliveries = [aDelivery('2026-12-02', [2]), aDelivery('2026-12-01', [2])];
  expect(orderDates({ Lines, Deliveries, DeliveryDate: '2026-11-26' })).toEqual([
    { kind: 'on', date: '2026-11-26', count: 1 },
    { kind: 'on', date: '2026-12-02', count: 1 },
  ]);
});

test('has no dates once everything has arrived', () => {
  const Lines = [aLine({ DeliveredQuantity: 10 })];
  expect(orderDates({ Lines, Deliveries: [], DeliveryDate: '2026-11-26' })).toEqual([]);
});
