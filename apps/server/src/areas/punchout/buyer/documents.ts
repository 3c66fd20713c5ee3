import { randomUUID } from 'node:crypto';
import {
  type CxmlHeader,
  type CxmlItem,
  payloadIdOf,
  writeOrderRequest,
  writePunchOutSetupRequest,
} from '@grossist/order-formats';
import { CXML_BUYER } from './demo-customers.ts';
import { asOutgoing } from './received-items.ts';

const start = () => {
  const writtenAt = new Date();
  return { payloadId: payloadIdOf(writtenAt, randomUUID(), 'buyer.example'), writtenAt };
};

const header = (): CxmlHeader => {
  const { from, sender, to, secret = '' } = CXML_BUYER;
  if (from === undefined || sender === undefined || to === undefined)
    throw new Error('The demo’s customer has no credentials');
  return { from: [from], to: [to], sender: [{ ...sender, sharedSecret: secret }], userAgent: 'Grossist buyer’s page' };
};

const COMMON = { isTest: false, currency: 'DKK', language: 'da-DK' };

/** What the buyer's page asks a shop, with the demo's shared secret: it goes from server to server. */
export const setupDocument = (
  operation: 'create' | 'edit' | 'inspect',
  returnUrl: string,
  items: readonly CxmlItem[],
): string =>
  writePunchOutSetupRequest(start(), {
    ...COMMON,
    header: header(),
    operation,
    buyerCookie: randomUUID(),
    returnUrl,
    items: items.map(asOutgoing),
  });

export const orderDocument = (items: readonly CxmlItem[], isTest: boolean): string =>
  writeOrderRequest(start(), {
    ...COMMON,
    isTest,
    header: header(),
    purpose: 'new',
    orderId: `PO-${Date.now()}`,
    orderedAt: new Date(),
    billTo: { name: 'Nordkraft' },
    items: items.map(asOutgoing),
  });
