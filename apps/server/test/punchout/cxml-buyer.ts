import { moneyOf, quantityOf } from '@grossist/domain';
import {
  type CxmlDocument,
  type CxmlHeader,
  type CxmlOutgoingItem,
  payloadIdOf,
  readCxml,
  writeOrderRequest,
  writeProfileRequest,
  writePunchOutSetupRequest,
} from '@grossist/order-formats';
import { expect } from 'vitest';
import { HOOK_URL, SECRET, type TestPunchoutCustomer } from '../support/a-punchout-customer.ts';
import type { Client } from '../support/client.ts';
import { unique } from '../support/unique.ts';

const WRITTEN = new Date('2026-11-21T20:43:19Z');

export const startOf = () => ({
  payloadId: payloadIdOf(WRITTEN, `r${unique()}`, 'buyer.example'),
  writtenAt: WRITTEN,
});

export const headerOf = ({ name }: TestPunchoutCustomer, sharedSecret = SECRET): CxmlHeader => ({
  from: [{ domain: 'NetworkId', identity: name }],
  to: [{ domain: 'DUNS', identity: 'grossist' }],
  sender: [{ domain: 'NetworkId', identity: name, sharedSecret }],
  userAgent: 'Buyer',
});

/** An item as a buyer's system writes it: so much apiece. */
export const orderedItem = (sap: string, changes: Partial<CxmlOutgoingItem> = {}): CxmlOutgoingItem => ({
  lineNumber: 1,
  identifiers: { sap },
  name: `Material ${sap}`,
  quantity: quantityOf(2),
  unit: 'PCE',
  unitPrice: moneyOf('100.00'),
  perQuantity: quantityOf(1),
  amount: moneyOf('200.00'),
  classification: { domain: 'UNSPSC', code: '26121600' },
  ...changes,
});

export interface SetupTraits {
  operation?: 'create' | 'edit' | 'inspect' | 'source';
  items?: readonly CxmlOutgoingItem[];
  returnUrl?: string;
  secret?: string;
  selected?: string;
  payloadId?: string;
}

export const BUYER_COOKIE = 'cookie of the buyer';

export const setupRequest = (customer: TestPunchoutCustomer, traits: SetupTraits = {}): string =>
  writePunchOutSetupRequest(
    { ...startOf(), ...(traits.payloadId === undefined ? {} : { payloadId: traits.payloadId }) },
    {
      header: headerOf(customer, traits.secret),
      isTest: false,
      operation: traits.operation ?? 'create',
      buyerCookie: BUYER_COOKIE,
      returnUrl: traits.returnUrl ?? HOOK_URL,
      ...(traits.selected === undefined ? {} : { selectedItem: { supplierPartId: traits.selected } }),
      currency: 'DKK',
      language: 'da-DK',
      items: traits.items ?? [],
    },
  );

export interface OrderTraits {
  items: readonly CxmlOutgoingItem[];
  number?: string;
  isTest?: boolean;
  purpose?: 'new' | 'update' | 'delete';
  payloadId?: string;
  currency?: string;
  country?: string;
}

export const orderRequest = (customer: TestPunchoutCustomer, traits: OrderTraits): string =>
  writeOrderRequest(
    { ...startOf(), ...(traits.payloadId === undefined ? {} : { payloadId: traits.payloadId }) },
    {
      header: headerOf(customer),
      isTest: traits.isTest ?? false,
      purpose: traits.purpose ?? 'new',
      orderId: traits.number ?? `PO-${unique()}`,
      orderedAt: WRITTEN,
      currency: traits.currency ?? 'DKK',
      language: 'da-DK',
      shipTo: {
        address: {
          name: 'Site',
          street: 'Strandvejen 7',
          postalCode: '8000',
          city: 'Aarhus C',
          country: traits.country ?? 'DK',
        },
      },
      billTo: { name: 'Customer' },
      items: traits.items,
    },
  );

export const profileRequest = (customer: TestPunchoutCustomer): string =>
  writeProfileRequest(startOf(), headerOf(customer), false);

export const sendDocument = (client: Client, payload: string | Buffer, url = '/punchout/cxml', type = 'text/xml') =>
  client.send({ method: 'POST', url, headers: { 'content-type': type }, payload });

/** What a document is answered by, read. */
export const answered = async (
  client: Client,
  payload: string | Buffer,
): Promise<Extract<CxmlDocument, { kind: 'response' }>> => {
  const response = await sendDocument(client, payload);
  expect(response.headers['content-type']).toBe('text/xml; charset=utf-8');
  const read = readCxml(response.rawPayload);
  if (!read.ok || read.value.kind !== 'response') throw new Error(response.body);
  return read.value;
};

/** A browser that has opened the start page of a setup request. */
export const punchedOut = async (
  browser: () => Client,
  customer: TestPunchoutCustomer,
  traits?: SetupTraits,
): Promise<{ client: Client; page: string }> => {
  const { status, startPage } = await answered(browser(), setupRequest(customer, traits));
  expect(status.code, status.message).toBe(200);
  const client = browser();
  const opened = await client.send({ method: 'GET', url: new URL(startPage ?? '').pathname });
  expect(opened.statusCode, opened.body).toBe(303);
  return { client, page: String(opened.headers.location) };
};
