import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { moneyOf, quantityOf } from '@grossist/domain';
import { readUblOrder, totalsOf, writeUblOrder } from '@grossist/order-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requires } from '../../../tests/support/requires.ts';
import { outgoingOrder } from './arbitraries.ts';
import { essence, line, order, utf8 } from './order-fixture.ts';
import { complaintsOf, UBL } from './xml-validation.ts';

const SCHEMA = resolve(UBL, 'xsd/maindoc/UBL-Order-2.1.xsd');

const readOne = (document: string) => {
  const read = readUblOrder(utf8(document));
  if (!read.ok) throw new Error(read.refusal.reason);
  return { order: read.value.orders[0], faults: read.value.faults };
};

const amountIn = (document: string, name: string): string | undefined =>
  new RegExp(`<cbc:${name} currencyID="DKK">([^<]*)<`).exec(document)?.[1];

describe('an order as UBL', () => {
  it('names the Peppol profile, its parties with their schemes and each unit by recommendation 20', () => {
    const document = writeUblOrder(order());
    expect(document).toContain('<cbc:CustomizationID>urn:fdc:peppol.eu:poacc:trns:order:3</cbc:CustomizationID>');
    expect(document).toContain('<cbc:ProfileID>urn:fdc:peppol.eu:poacc:bis:order_only:3</cbc:ProfileID>');
    expect(document).toContain('<cbc:EndpointID schemeID="0184">12345678</cbc:EndpointID>');
    expect(document).toContain('<cbc:EndpointID schemeID="0088">5790000000012</cbc:EndpointID>');
    expect(document).toContain('<cbc:Quantity unitCode="MTR">100</cbc:Quantity>');
    expect(writeUblOrder(order({ lines: [line({ unit: 'ROL' })] }))).toContain('unitCode="XRO"');
    expect(writeUblOrder(order({ lines: [line({ unit: 'KIT' })] }))).toContain('unitCode="ZZ"');
  });

  it('adds up: lines, charges less allowances, VAT, payable amount', () => {
    const document = writeUblOrder(order());
    expect(amountIn(document, 'LineExtensionAmount')).toBe('553.00');
    expect(amountIn(document, 'TaxExclusiveAmount')).toBe('644.34');
    expect(amountIn(document, 'AllowanceTotalAmount')).toBe('10.00');
    expect(amountIn(document, 'ChargeTotalAmount')).toBe('101.34');
    expect(amountIn(document, 'TaxAmount')).toBe('161.09');
    expect(amountIn(document, 'PayableAmount')).toBe('805.43');
  });

  it('writes the difference from price times quantity as a discount of the line', () => {
    const document = writeUblOrder(order({ charges: [], lines: [line({ amount: moneyOf('500.10') })] }));
    expect(document).toContain('<cbc:ChargeIndicator>false</cbc:ChargeIndicator>');
    expect(amountIn(document, 'Amount')).toBe('52.90');
  });

  it('is refused without lines, with numbers that repeat, below 0 and of parties without address', () => {
    expect(() => writeUblOrder(order({ lines: [] }))).toThrow(RangeError);
    expect(() => writeUblOrder(order({ lines: [line(), line()] }))).toThrow(/repeat/);
    expect(() => writeUblOrder(order({ lines: [line({ amount: moneyOf('-1') })] }))).toThrow(/negative/);
    expect(() => writeUblOrder(order({ buyer: { name: 'Nobody' } }))).toThrow(/electronic address/);
  });

  const skipped = requires('data/ubl-2.1', 'xmllint');
  it.skipIf(skipped !== '')(`is valid by the schema, whatever it holds${skipped}`, () => {
    expect(complaintsOf(writeUblOrder(order()), '--schema', SCHEMA)).toBe('');
    for (const each of fc.sample(outgoingOrder, { numRuns: 4, seed: 7 }))
      expect(complaintsOf(writeUblOrder(each), '--schema', SCHEMA)).toBe('');
  });

  it('is read again as it was written, to the last decimal', () => {
    fc.assert(
      fc.property(outgoingOrder, (each) => {
        const { order: read, faults } = readOne(writeUblOrder(each));
        expect(faults).toEqual([]);
        expect(read).toMatchObject({
          number: each.number,
          date: each.date,
          currency: each.currency,
          total: totalsOf(each).gross,
        });
        expect([read?.reference, read?.project, read?.note]).toEqual([each.reference, each.project, each.note]);
        expect(read?.lines.map(essence)).toEqual(each.lines.map(essence));
        expect(read?.lines.map(({ amount, note, name }) => [amount, note, name])).toEqual(
          each.lines.map(({ amount, note, name }) => [amount, note, name]),
        );
      }),
      { numRuns: 60 },
    );
  });

  const minor = (text: string | undefined): number => Number((text ?? '0').replace('.', ''));
  const valuesIn = (document: string, pattern: RegExp): string[] =>
    [...document.matchAll(pattern)].map(([, value = '']) => value);

  it('keeps the rules of the profile: it adds up, amounts have two decimals, nothing is empty, no charge is below 0', () => {
    fc.assert(
      fc.property(outgoingOrder, (each) => {
        const document = writeUblOrder(each);
        const total = (name: string): number => minor(amountIn(document.slice(document.indexOf('<cac:Anticip')), name));
        const [head = '', ...lines] = document.split('<cac:OrderLine>');
        const ofLines = lines.map((one) => minor(amountIn(one, 'LineExtensionAmount')));
        expect(total('LineExtensionAmount')).toBe(ofLines.reduce((sum, one) => sum + one, 0));
        const charges = valuesIn(head, /<cbc:Amount currencyID="DKK">([^<]*)</g).map(minor);
        expect(total('ChargeTotalAmount') || 0).toBe(charges.reduce((sum, one) => sum + one, 0));
        expect(total('TaxExclusiveAmount')).toBe(total('LineExtensionAmount') + total('ChargeTotalAmount'));
        expect(total('TaxInclusiveAmount')).toBe(total('TaxExclusiveAmount') + minor(amountIn(head, 'TaxAmount')));
        expect(total('PayableAmount')).toBe(total('TaxInclusiveAmount'));
        for (const amount of valuesIn(document, /<cbc:\w*Amount currencyID="DKK">([^<]*)</g))
          expect(amount).toMatch(/^\d+\.\d{2,4}$/);
        for (const amount of valuesIn(document, /<cbc:(?:Amount|\w+ExtensionAmount) currencyID="DKK">([^<]*)</g))
          expect(amount).toMatch(/^\d+\.\d{2}$/);
        expect(document).not.toMatch(/<c[ab]c:\w+[^>]*(?:\/>|><\/)/);
      }),
      { numRuns: 60 },
    );
  });

  it('writes each line as price times quantity, less its discount, within a cent', () => {
    fc.assert(
      fc.property(outgoingOrder, (each) => {
        for (const one of writeUblOrder(each).split('<cac:OrderLine>').slice(1)) {
          const value = (pattern: RegExp): number => Number(valuesIn(one, pattern)[0] ?? 0);
          const isCharge = one.includes('<cbc:ChargeIndicator>true');
          const difference = value(/<cbc:Amount currencyID="DKK">([^<]*)</g) * (isCharge ? 1 : -1);
          const quantity = value(/<cbc:Quantity[^>]*>([^<]*)</g);
          const price = value(/<cbc:PriceAmount[^>]*>([^<]*)</g) / value(/<cbc:BaseQuantity[^>]*>([^<]*)</g);
          const amount = value(/<cbc:LineExtensionAmount[^>]*>([^<]*)</g);
          expect(Math.abs(amount - (quantity * price + difference))).toBeLessThan(0.01);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('writes the delivery address with its country, and the recipient with a name, or neither', () => {
    const nowhere = writeUblOrder(order({ delivery: { address: { street: 'Skolevej 4', locationNumber: '57' } } }));
    expect(nowhere).not.toContain('DeliveryLocation');
    expect(writeUblOrder(order({ delivery: { contact: { phone: '1' } } }))).toMatch(
      /<cac:DeliveryParty>\s*<cac:PartyName>\s*<cbc:Name>Nordkraft El A\/S</,
    );
    expect(writeUblOrder(order({ buyer: { ...order().buyer, vatNumber: '12 34 56 78' } }))).toContain(
      '<cbc:CompanyID>DK12345678</cbc:CompanyID>',
    );
  });

  it('round-trips the parties and the address', () => {
    const { order: read } = readOne(writeUblOrder(order()));
    const { name, vatNumber, address, contact, number } = order().buyer;
    expect(read?.buyer).toMatchObject({ name, vatNumber, address, contact, number });
    expect(read?.seller).toMatchObject({ gln: '5790000000012' });
    expect(read?.delivery).toMatchObject({ ...order().delivery });
  });
});

const ROOT =
  'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2" xmlns:a="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:b="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"';
const item = (
  quantity: string,
  number = '<a:SellersItemIdentification><b:ID>17</b:ID></a:SellersItemIdentification>',
) =>
  `<a:OrderLine><a:LineItem><b:ID>1</b:ID><b:Quantity unitCode="C62">${quantity}</b:Quantity><a:Item>${number}</a:Item></a:LineItem></a:OrderLine>`;

describe('an order of somebody else', () => {
  it('is recognized by namespaces, with any prefixes', () => {
    const { order: read } = readOne(`<Order ${ROOT}><b:ID>7</b:ID>${item('2')}</Order>`);
    expect(read).toMatchObject({ number: '7', lines: [{ identifiers: { sap: '17' }, unit: 'PCE' }] });
  });

  it('loses the lines alone that can’t be read, each named by its line', () => {
    const { order: read, faults } = readOne(
      `<Order ${ROOT}>\n${item('2')}\n${item('0')}\n${item('1e3')}\n${item('1', '<b:Name>Rør</b:Name>')}\n${item('1,5')}</Order>`,
    );
    expect(read?.lines).toHaveLength(1);
    expect(faults.map(({ code, severity, place }) => [code, severity, place.line])).toEqual([
      ['quantity', 'lost', 3],
      ['quantity', 'lost', 4],
      ['no-number', 'lost', 5],
      ['quantity', 'lost', 6],
    ]);
  });

  it('with a price finer than the shop’s is given exactly, for more units', () => {
    const price = '<a:Price><b:PriceAmount currencyID="EUR">0.0012345</b:PriceAmount></a:Price>';
    const { order: read } = readOne(`<Order ${ROOT}>${item('2').replace('<a:Item>', `${price}<a:Item>`)}</Order>`);
    expect(read?.lines[0]).toMatchObject({ unitPrice: moneyOf('1.2345'), perQuantity: quantityOf('1000') });
  });

  it.each([
    ['doctype', `<!DOCTYPE Order SYSTEM "file:///etc/passwd"><Order ${ROOT}/>`],
    ['doctype', `<!DOCTYPE Order [<!ENTITY a "aaaa">]><Order ${ROOT}><b:Note>&a;</b:Note></Order>`],
    ['xml', `<Order ${ROOT}><b:Note>&secret;</b:Note></Order>`],
    ['xml-too-large', `<Order ${ROOT}>${'<b:Note>'.repeat(60)}`],
    ['xml', `<Order ${ROOT}>`],
    ['xml', ''],
    ['not-an-order', '<Order/>'],
    ['not-an-order', '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>'],
    ['encoding', '<?xml version="1.0" encoding="EBCDIC-CP-US"?><Order/>'],
    ['too-many-lines', `<Order ${ROOT}>${item('1').repeat(10_001)}</Order>`],
  ])('that could harm or is none is refused (%s)', (code, document) => {
    expect(readUblOrder(utf8(document))).toMatchObject({ ok: false, refusal: { code } });
  });

  it('never makes the reader throw, with any part removed or changed', () => {
    const whole = writeUblOrder(order({ lines: [line(), line({ lineNumber: 2 })] }));
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(40), fc.string({ maxLength: 10 }), (at, removed, added) => {
        const read = readUblOrder(utf8(whole.slice(0, at) + added + whole.slice(at + removed)));
        expect(typeof read.ok).toBe('boolean');
      }),
      { numRuns: 300 },
    );
  });

  const samples = resolve(UBL, 'xml');
  const skipped = requires('data/ubl-2.1');
  it.skipIf(skipped !== '')(`of the standard’s samples is read${skipped}`, () => {
    const modern = readUblOrder(readFileSync(resolve(samples, 'UBL-Order-2.1-Example.xml')));
    expect(modern).toMatchObject({
      ok: true,
      value: {
        faults: [{ code: 'unused-party', severity: 'noted', place: { name: 'OriginatorCustomerParty' } }],
        orders: [
          {
            number: '34',
            currency: 'SEK',
            total: moneyOf('6225'),
            buyer: { gln: '7300070011115', name: 'Johnssons byggvaror', vatNumber: 'SE1234567801' },
            lines: [
              { identifiers: { sap: 'SItemNo001', ean: '1234567890123' }, unit: 'LTR', quantity: quantityOf(120) },
              { identifiers: { sap: 'SItemNo011' }, unit: 'PCE', deliveryDate: '2010-02-10' },
            ],
          },
        ],
      },
    });
    const old = readUblOrder(readFileSync(resolve(samples, 'UBL-Order-2.0-Example.xml')));
    expect(old).toMatchObject({
      ok: true,
      value: { faults: [{ code: 'unused-party' }], orders: [{ number: 'AEG012345' }] },
    });
    const other = readUblOrder(readFileSync(resolve(samples, 'UBL-OrderChange-2.1-Example.xml')));
    expect(other).toMatchObject({ ok: false, refusal: { code: 'not-an-order' } });
  });
});
