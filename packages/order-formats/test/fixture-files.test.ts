import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { moneyOf, quantityOf } from '@grossist/domain';
import { readCxml, readUblOrder } from '@grossist/order-formats';
import { describe, expect, it } from 'vitest';
import { utf8 } from './order-fixture.ts';

/** Documents of our own, laid out as programs of others write them. */
const load = (name: string): string => readFileSync(resolve(import.meta.dirname, 'fixtures', name), 'utf8');

const ENTITIES = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">]>';

describe('a UBL order with prefixes and comments of its own', () => {
  it('is read with its parties, numbers and amounts; the line without a quantity is lost alone', () => {
    expect(readUblOrder(utf8(load('ubl-order.xml')))).toMatchObject({
      ok: true,
      value: {
        orders: [
          {
            number: 'OE-2026-118',
            date: '2026-02-17',
            currency: 'DKK',
            total: moneyOf('1381.25'),
            note: 'Levér ved port 3 & ring',
            buyer: {
              gln: '5790000000029',
              name: 'Østkyst El ApS',
              address: { street: 'Kajgade', city: 'Grenaa', postalCode: '8500', country: 'DK' },
            },
            seller: { gln: '5790000000012' },
            lines: [
              {
                identifiers: { sap: '1000123' },
                name: 'Kabel 3G1,5',
                unit: 'MTR',
                quantity: quantityOf(100),
                unitPrice: moneyOf('553'),
                perQuantity: quantityOf(100),
                amount: moneyOf('553'),
              },
              { identifiers: { ean: '5701234567899' }, name: 'Dåse <hvid>', unit: 'PCE', quantity: quantityOf(4) },
            ],
          },
        ],
        faults: [{ code: 'quantity', severity: 'lost', place: { line: 45 } }],
      },
    });
  });

  it('that declares entities is refused', () => {
    const hostile = load('ubl-order.xml')
      .replace('<!-- Written', `${ENTITIES}<!-- Written`)
      .replace('port 3', '&b;&file;');
    expect(readUblOrder(utf8(hostile))).toMatchObject({ ok: false, refusal: { code: 'doctype' } });
  });
});

describe('a cXML order of another version', () => {
  it('is read with its number, item and amounts', () => {
    expect(readCxml(utf8(load('cxml-order.xml')))).toMatchObject({
      ok: true,
      value: {
        kind: 'order',
        isTest: true,
        header: { from: [{ domain: 'DUNS', identity: '111222333' }], sender: [{ sharedSecret: 'not-a-real-secret' }] },
        request: {
          purpose: 'new',
          order: {
            number: 'P-7781',
            date: '2026-02-17',
            currency: 'DKK',
            total: moneyOf('73.20'),
            note: 'Port 3 & ring',
            buyer: { name: 'Østkyst El ApS' },
            lines: [
              { identifiers: { sap: '1000124' }, quantity: quantityOf(6), unit: 'PCE', unitPrice: moneyOf('12.20') },
            ],
          },
        },
      },
    });
  });

  it('without a quantity is refused whole, and so is one that declares entities', () => {
    const document = load('cxml-order.xml');
    expect(readCxml(utf8(document.replace('quantity="6"', 'quantity="six"')))).toMatchObject({
      ok: false,
      refusal: { code: 'quantity' },
    });
    expect(readCxml(utf8(document.replace(/<!DOCTYPE[^>]*>/, ENTITIES.replace('x [', 'cXML ['))))).toMatchObject({
      ok: false,
      refusal: { code: 'doctype' },
    });
  });
});
