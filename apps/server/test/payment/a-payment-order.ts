import { moneyOf, quantityOf } from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import type { PaymentOrder } from '../../src/gateways/payment/port.ts';

export const TOTAL = { amount: moneyOf('1250.00'), currency: 'DKK' } as const;

/** What is to be paid: 1,250 kroner for two lines. */
export const aPaymentOrder = (traits: Partial<PaymentOrder> = {}): PaymentOrder => ({
  paymentReference: uuidv7(),
  total: TOTAL,
  lines: [
    {
      reference: '1234567',
      name: 'NOIKLX 3G1,5 <50 m> & "co"',
      quantity: quantityOf('2.5'),
      unit: 'm',
      unitPrice: moneyOf('384.1234'),
      netAmount: moneyOf('960.31'),
      taxPercent: '25',
      taxAmount: moneyOf('240.08'),
      grossAmount: moneyOf('1200.39'),
    },
    {
      reference: 'freight',
      name: 'Freight',
      quantity: quantityOf(1),
      unit: '',
      unitPrice: moneyOf('39.69'),
      netAmount: moneyOf('39.69'),
      taxPercent: 25,
      taxAmount: moneyOf('9.92'),
      grossAmount: moneyOf('49.61'),
    },
  ],
  locale: 'da-DK',
  returnUrl: 'http://shop.example/order/credit-card?attempt=1',
  cancelUrl: 'http://shop.example/cart?attempt=1',
  termsUrl: 'http://shop.example/terms',
  webhookUrl: 'http://shop.example/api/payment-events',
  customer: {
    reference: '100200',
    email: 'else@nordkraft.example',
    company: 'Nordkraft & Søn <A/S>',
    firstName: 'Else',
    lastName: 'Holm',
    countryCode: 'DK',
  },
  ...traits,
});
