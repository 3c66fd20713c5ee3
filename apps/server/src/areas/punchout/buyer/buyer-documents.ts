/** Items and documents of the demo's simulated buyer. */

import { randomUUID } from 'node:crypto';
import { demoPunchoutRecords } from '@grossist/demo';
import { lineAmount, NO_MONEY, quantityOf } from '@grossist/domain';
import {
  type CxmlHeader,
  type CxmlItem,
  type CxmlOutgoingItem,
  payloadIdOf,
  readCxml,
  writeOrderRequest,
  writePunchOutSetupRequest,
} from '@grossist/order-formats';
import type { FormPairs } from '../form-body.ts';

type DemoCustomer = ReturnType<typeof demoPunchoutRecords> extends Generator<infer Record> ? Record : never;

const ofProtocol = (protocol: DemoCustomer['protocol']): DemoCustomer => {
  const found = [...demoPunchoutRecords()].find((record) => record.protocol === protocol);
  if (found === undefined) throw new Error(`The demo has no customer by ${protocol}`);
  return found;
};

/** The demo customers whose procurement systems the page simulates; their secrets stay on the server. */
export const OCI_BUYER = ofProtocol('oci');
const CXML_BUYER = ofProtocol('cxml');

/** An item as the page shows it, by the field names of its document. */
export type ShownItem = Readonly<Record<string, string>>;

const NEW_ITEM = /^NEW_ITEM-([A-Z_0-9]+)\[(\d{1,5})\]$/;
const LONG_TEXT = /^NEW_ITEM-LONGTEXT_(\d{1,5}):132\[\]$/;

/** Groups the fields NEW_ITEM-…[n] of an OCI form by n. */
export const ociItems = (fields: FormPairs): ShownItem[] => {
  const items = new Map<number, Record<string, string>>();
  for (const [name, value] of fields) {
    const [, field = 'LONGTEXT', at = LONG_TEXT.exec(name)?.[1]] = NEW_ITEM.exec(name) ?? [];
    if (at === undefined) continue;
    const item = items.get(Number(at)) ?? {};
    items.set(Number(at), { ...item, [field]: value });
  }
  return [...items].sort(([left], [right]) => left - right).map(([, item]) => item);
};

/** Returns the items of a PunchOutOrderMessage; undefined for any other document. */
export const messageItems = (document: Uint8Array): readonly CxmlItem[] | undefined => {
  const read = readCxml(document);
  return read.ok && read.value.kind === 'punchout-order' ? read.value.message.items : undefined;
};

/** Converts a received item to one that the buyer's system orders or edits. */
export const asOutgoing = (item: CxmlItem, index: number): CxmlOutgoingItem => {
  const { unitPrice = NO_MONEY, perQuantity = quantityOf(1), quantity, auxiliaryId } = item;
  return {
    lineNumber: index + 1,
    identifiers: item.identifiers,
    name: item.name ?? '',
    quantity,
    unit: item.unit ?? 'PCE',
    unitPrice,
    perQuantity,
    amount: lineAmount(unitPrice, perQuantity, quantity),
    classification: { domain: 'UNSPSC', code: '00000000' },
    ...(auxiliaryId === undefined ? {} : { auxiliaryId }),
    ...(item.note === undefined ? {} : { note: item.note }),
  };
};

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

/** Writes a PunchOutSetupRequest with the demo's shared secret, for a request from server to server. */
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

/** Writes an OrderRequest with the demo's shared secret. */
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
