import { moneyOf, quantityOf } from '@grossist/domain';
import { writeJsonOrder } from '@grossist/order-formats';
import { expect, test } from 'vitest';
import { line, order } from './order-fixture.ts';

const read = (text: string): Record<string, unknown> => JSON.parse(text);

test('an order as JSON has exact decimals as text and sums that agree', () => {
  const written = read(
    writeJsonOrder(order({ lines: [line({ quantity: quantityOf('12.5'), unitPrice: moneyOf('0.1234') })] })),
  );
  expect(written).toMatchObject({
    Number: '4500012345',
    Currency: 'DKK',
    Buyer: { Name: 'Nordkraft El A/S', Number: '1001' },
    Lines: [{ LineNumber: 1, Quantity: '12.5', UnitPrice: '0.1234', PerQuantity: '100', Amount: '0.02' }],
    Totals: { Lines: '0.02', Net: '91.36', Vat: '22.84', Gross: '114.20' },
  });
});

test('leaves out absent fields of an order, and does not change present ones', () => {
  const { note: _, delivery: __, ...bare } = order({ reference: 'a "quoted" </script> ✓' });
  const written = read(writeJsonOrder(bare));
  expect(written).not.toHaveProperty('Note');
  expect(written).not.toHaveProperty('Delivery');
  expect(written['Reference']).toBe('a "quoted" </script> ✓');
});

test('the same order is the same text', () => {
  expect(writeJsonOrder(order())).toBe(writeJsonOrder(order()));
});
