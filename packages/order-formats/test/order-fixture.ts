import { lineAmount, moneyOf, quantityOf } from '@grossist/domain';
import type { IncomingOrderLine, OutgoingOrder, OutgoingOrderLine } from '@grossist/order-formats';

const STANDARD = { category: 'S', percent: '25' } as const;

export const line = (changes: Partial<OutgoingOrderLine> = {}): OutgoingOrderLine => {
  const facts = {
    lineNumber: 1,
    identifiers: { sap: '1000123', ean: '5701234567899', el: '1234567', supplier: 'NOIKLX 3G1,5', buyer: 'K-17' },
    name: 'Installationskabel NOIKLX 3G1,5 <hvid> & "blå"',
    quantity: quantityOf('100'),
    unit: 'MTR',
    unitPrice: moneyOf('553.00'),
    perQuantity: quantityOf('100'),
    note: 'Skær i to',
    deliveryDate: '2026-12-01',
    accounting: 'P-1001/Kabling',
    ...changes,
  };
  return { amount: lineAmount(facts.unitPrice, facts.perQuantity, facts.quantity), ...facts };
};

export const order = (changes: Partial<OutgoingOrder> = {}): OutgoingOrder => ({
  number: '4500012345',
  date: '2026-11-21',
  time: '12:30:00',
  reference: 'Skolevej 4, tavle',
  project: 'P1001',
  note: 'Ring før levering',
  currency: 'DKK',
  buyer: {
    name: 'Nordkraft El A/S',
    number: '1001',
    vatNumber: 'DK12345678',
    registrationNumber: '12345678',
    address: { street: 'Industrivej 1', postalCode: '9000', city: 'Aalborg', country: 'DK' },
    contact: { name: 'Åse Sørensen', phone: '+4512345678', email: 'aase@nordkraft.example' },
  },
  seller: {
    name: 'Grossist A/S',
    gln: '5790000000012',
    address: { street: 'Lagervej 2', postalCode: '8000', city: 'Aarhus', country: 'DK' },
  },
  delivery: {
    address: { name: 'Byggeplads', street: 'Skolevej 4', postalCode: '9000', city: 'Aalborg', country: 'DK' },
    contact: { name: 'Ole' },
    date: '2026-12-01',
  },
  vat: STANDARD,
  charges: [
    { kind: 'freight', reason: 'Fragt', amount: moneyOf('89.00') },
    { kind: 'duties', reason: 'Metaltillæg', amount: moneyOf('12.34') },
    { kind: 'discount', reason: 'Rabat', amount: moneyOf('-10.00') },
  ],
  lines: [line()],
  ...changes,
});

/** What of an outgoing line every format with prices tells. */
export const essence = ({
  identifiers,
  quantity,
  unit,
  unitPrice,
  perQuantity,
}: OutgoingOrderLine | IncomingOrderLine) => ({
  identifiers,
  quantity,
  unit,
  unitPrice,
  perQuantity,
});

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
