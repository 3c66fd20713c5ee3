import { moneyOf, quantityOf } from '@grossist/domain';
import { readEdifactOrders, totalsOf, writeEdifactOrder } from '@grossist/order-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outgoingOrder } from './arbitraries.ts';
import { essence, line, order } from './order-fixture.ts';

const FACTS = { reference: 'R1', sender: '5790000000012', recipient: '5790000000029' };
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0) & 0xff);

const HEAD = "UNB+UNOC:3+S:14+R:14+261121:1230+1'UNH+1+ORDERS:D:96A:UN:EAN008'BGM+220+PO1+9'DTM+137:20261121:102'";
const message = (...segments: readonly string[]): string =>
  `${HEAD}${segments.join("'")}'UNT+${segments.length + 4}+1'UNZ+1+1'`;
const read = (text: string) => readEdifactOrders(latin1(text));

const faultsOf = (text: string) => {
  const result = read(text);
  return result.ok ? result.value.faults.map(({ code, place }) => [code, place.segment, place.name]) : result.refusal;
};

describe('an order of EDIFACT', () => {
  it.each([
    ['behind a byte order mark', '\ufeff'],
    ['without one', ''],
  ])('in UTF-8, whatever set it promises, is read as such, %s', (_, mark) => {
    const text = `${mark}${message('FTX+ZZZ+++Ring før Ågård', 'LIN+1++1:SA', 'QTY+21:1')}`;
    expect(readEdifactOrders(new TextEncoder().encode(text))).toMatchObject({
      ok: true,
      value: { faults: [], orders: [{ note: 'Ring før Ågård', lines: [{ identifiers: { sap: '1' } }] }] },
    });
  });

  it.each([
    ['5430013:SRS', { hws: '5430013' }],
    ['1018511', { any: '1018511' }],
    ['1018511:XYZ', { any: '1018511' }],
  ])('has the number LIN+1++%s', (number, identifiers) => {
    expect(read(message(`LIN+1++${number}`, 'QTY+21:1'))).toMatchObject({
      ok: true,
      value: { orders: [{ lines: [{ identifiers }] }] },
    });
  });

  it('is read with parties, dates, currency, numbers, prices and totals', () => {
    const result = read(
      message(
        'DTM+2:202612010800:203',
        'FTX+ZZZ+++Ring f\u00f8r levering',
        'RFF+CR:Skolevej',
        'NAD+BY+5790000000029::9++Nordkraft El:A/S+Industrivej 1+Aalborg++9000+DK',
        'CTA+OC+:\u00c5se',
        'COM+aase@nordkraft.example:EM',
        'NAD+SU+123::92',
        'NAD+DP++Byggeplads:Skolevej 4',
        'CUX+2:DKK:9',
        'LIN+1++5701234567899:EN',
        'PIA+5+1000123:SA+K17:IN+1234567:ZZZ:EL',
        'IMD+F++:::NOIKLX:3G1?+5',
        'QTY+21:100:MTR',
        'PRI+AAB:600',
        'PRI+AAA:553,00:::100:MTR',
        'MOA+203:553',
        'UNS+S',
        'MOA+86:691.25',
        'CNT+2:1',
      ),
    );
    expect(result).toMatchObject({
      ok: true,
      value: {
        faults: [],
        orders: [
          {
            number: 'PO1',
            date: '2026-11-21',
            note: 'Ring før levering',
            reference: 'Skolevej',
            currency: 'DKK',
            total: moneyOf('691.25'),
            buyer: {
              gln: '5790000000029',
              name: 'Nordkraft El A/S',
              contact: { name: 'Åse', email: 'aase@nordkraft.example' },
            },
            seller: { number: '123' },
            delivery: { date: '2026-12-01', address: { name: 'Byggeplads', street: 'Skolevej 4' } },
            lines: [
              {
                identifiers: { ean: '5701234567899', sap: '1000123', buyer: 'K17', el: '1234567' },
                name: 'NOIKLX 3G1+5',
                quantity: quantityOf(100),
                unit: 'MTR',
                unitPrice: moneyOf('553'),
                perQuantity: quantityOf(100),
                amount: moneyOf('553'),
              },
            ],
          },
        ],
      },
    });
  });

  it('is read by the service characters that it names', () => {
    const text = message('LIN+1++17:SA', 'QTY+21:2', 'FTX+ZZZ+++ab', 'UNS+S');
    const other = `UNA;|,! ~${text.replaceAll(':', ';').replaceAll('+', '|').replaceAll('?', '!').replaceAll("'", '~\r\n')}`;
    expect(read(other)).toEqual(read(text));
    expect(read(other.replace('ab~', 'a!|b:c~'))).toMatchObject({
      ok: true,
      value: { orders: [{ lines: [{ note: 'a|b:c' }] }] },
    });
  });

  it('is read again as it was written', () => {
    fc.assert(
      fc.property(outgoingOrder, (each) => {
        const result = readEdifactOrders(writeEdifactOrder(each, FACTS));
        expect(result).toMatchObject({ ok: true, value: { faults: [] } });
        if (!result.ok) return;
        const [again] = result.value.orders;
        expect(again).toMatchObject({ number: each.number, date: each.date, total: totalsOf(each).gross });
        expect([again?.reference, again?.project, again?.note]).toEqual([each.reference, each.project, each.note]);
        expect(again?.lines.map(essence)).toEqual(each.lines.map(essence));
        expect(again?.lines.map(({ name, note, accounting }) => [name, note, accounting])).toEqual(
          each.lines.map(({ name, note, accounting }) => [name, note, accounting]),
        );
        expect(again?.buyer).toMatchObject({ number: '1001', vatNumber: 'DK12345678', address: each.buyer.address });
      }),
      { numRuns: 60 },
    );
  });

  it('reports each unreadable part by its segment number', () => {
    const text = message(
      'LIN+1++17:SA',
      'QTY+21:x',
      'LIN+2',
      'QTY+21:1',
      'LIN+3++18:SA',
      'LIN+4++19:SA',
      'QTY+21:4',
      'UNS+S',
      'CNT+2:3',
    );
    expect(read(text)).toMatchObject({ ok: true, value: { orders: [{ lines: [{ at: 10, lineNumber: '4' }] }] } });
    expect(faultsOf(text)).toEqual([
      ['quantity', 6, 'QTY'],
      ['no-number', 7, 'LIN'],
      ['quantity', 9, 'LIN'],
      ['line-count', 13, 'CNT'],
    ]);
  });

  it('that counts wrongly is noted, one of another kind is passed', () => {
    expect(faultsOf(message('UNS+S').replace('UNT+5', 'UNT+9').replace('UNZ+1', 'UNZ+2'))).toEqual([
      ['segment-count', 6, 'UNT'],
      ['message-count', 7, 'UNZ'],
    ]);
    expect(faultsOf(message('UNS+S').replace('ORDERS:D:96A', 'INVOIC:D:96A'))).toEqual([['not-an-order', 2, 'UNH']]);
    expect(faultsOf(message('UNS+S').replace('BGM+220', 'BGM+230'))).toEqual([['not-an-order', 3, 'BGM']]);
    expect(faultsOf(message('UNS+S', 'FTX+ZZZ+++\u00e6').replace('UNOC', 'UNOA'))).toEqual([
      ['character-set', 1, 'UNB'],
    ]);
  });

  it.each([
    ['not-edifact', 'hello'],
    ['outside-message', "UNB+UNOC:3'LIN+1'"],
    ['unfinished', HEAD],
    ['unfinished', 'UNB+UNOC:3+S'],
    ['una', "UNA++.? 'UNB+UNOC:3'"],
    ['character-set', "UNB+UNOX:3'"],
    ['segment', "UNB+UNOC:3'lin+1'"],
    ['segment-too-long', `UNB+${'x'.repeat(30_000)}'`],
    ['too-many-lines', message("LIN+1'".repeat(10_001))],
  ])('that is none or could harm is refused (%s)', (code, text) => {
    expect(read(text)).toMatchObject({ ok: false, refusal: { code } });
  });

  it('with an unknown code has a number of any kind in LIN, and none in PIA', () => {
    const result = read(
      message('LIN+1++17:constructor', 'PIA+5+18:ZZZ:toString+19:hasOwnProperty', 'QTY+21:1', 'UNS+S'),
    );
    expect(result).toMatchObject({
      ok: true,
      value: { faults: [], orders: [{ lines: [{ identifiers: { any: '17' } }] }] },
    });
    expect(faultsOf(message('LIN+1', 'PIA+5+19:hasOwnProperty', 'QTY+21:1', 'UNS+S'))).toEqual([
      ['no-number', 5, 'LIN'],
    ]);
  });

  it('never makes the reader throw', () => {
    const whole = Buffer.from(writeEdifactOrder(order({ lines: [line(), line({ lineNumber: 2 })] }), FACTS)).toString(
      'latin1',
    );
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(20), fc.string({ maxLength: 8 }), (at, removed, added) => {
        expect(typeof read(whole.slice(0, at) + added + whole.slice(at + removed)).ok).toBe('boolean');
      }),
      { numRuns: 300 },
    );
  });
});
