import { quantityOf } from '@grossist/domain';
import { readEfonelfoOrders, writeEfonelfoOrder } from '@grossist/order-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outgoingOrder } from './arbitraries.ts';
import { line, order } from './order-fixture.ts';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0) & 0xff);
const linesOf = (bytes: Uint8Array): string[] => Buffer.from(bytes).toString('latin1').split('\r\n');

const HEAD =
  'BH;EFONELFO;4.0;;NO999999999MVA;2091;28579;;;19271;;19271;;;;;;;2091/19271;;;;20260602;;;;;;;;;;;;;;;;;;;;;;;;;;';
const read = (...lines: readonly string[]) => readEfonelfoOrders(latin1(lines.join('\r\n')));

describe('an order as EFONELFO', () => {
  it('is a BH line of 49 fields, BL lines of 14 and BT lines in ISO-8859-1 with CRLF', () => {
    const [head, text, first, note, end] = linesOf(writeEfonelfoOrder(order()));
    expect(head?.split(';')).toHaveLength(49);
    expect(head?.startsWith('BH;EFONELFO;4.0;5790000000012;DK12345678;4500012345;1001;;;;;P1001;')).toBe(true);
    expect(text).toBe('BT;Ring før levering');
    expect(first?.split(';')).toHaveLength(14);
    expect(first).toBe(
      'BL;1;4500012345;1;1234567;Installationskabel NOIKLX;3G1,5 <hvid> & "blå";10000;MTR;K-17;20261201;P-1001/Kabling;J;N',
    );
    expect(note).toBe('BT;Skær i to');
    expect(end).toBe('');
  });

  it('escapes separators in fields, and replaces characters that ISO-8859-1 lacks', () => {
    const lines = linesOf(writeEfonelfoOrder(order({ note: 'a;b\nc„Ł”…\u0007', lines: [line({ note: undefined })] })));
    expect(lines.slice(1, 3)).toEqual(['BT;a,b', 'BT;c"L"...']);
    expect(lines[0]?.split(';')).toHaveLength(49);
  });

  it('never truncates a number: refuses one that does not fit', () => {
    expect(() => writeEfonelfoOrder(order({ number: '45000123456' }))).toThrow(/BestNr/);
    expect(() => writeEfonelfoOrder(order({ lines: [line({ quantity: quantityOf('1.255') })] }))).toThrow(
      /two decimals/,
    );
    expect(() => writeEfonelfoOrder(order({ lines: [line({ identifiers: { el: '123456789012345' } })] }))).toThrow(
      /VareNr/,
    );
    expect(() => writeEfonelfoOrder(order({ lines: [line({ identifiers: {} })] }))).toThrow(RangeError);
  });

  it('is read again with its numbers and quantities', () => {
    fc.assert(
      fc.property(outgoingOrder, (each) => {
        const lines = each.lines.map((one) => ({
          ...one,
          identifiers: { el: '1234567', buyer: one.identifiers.buyer },
        }));
        const again = readEfonelfoOrders(writeEfonelfoOrder({ ...each, lines }));
        expect(again).toMatchObject({ ok: true, value: { faults: [] } });
        if (!again.ok) return;
        const [first] = again.value.orders;
        expect(first).toMatchObject({ number: each.number, buyer: { number: '1001', vatNumber: 'DK12345678' } });
        expect(first?.lines.map(({ quantity, unit, deliveryDate }) => [quantity, unit, deliveryDate])).toEqual(
          lines.map(({ quantity, unit, deliveryDate }) => [quantity, unit, deliveryDate]),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('an EFONELFO file of somebody else', () => {
  it('contains several orders, with texts of the order and of lines', () => {
    const result = read(
      HEAD,
      'BT;Til hele',
      'BL;1;2091;1;6047602;IF\u00d8 festeplugg;;150;EA;;20260602;;J;N',
      'BT;Til linjen',
      HEAD,
      '',
    );
    expect(result).toMatchObject({
      ok: true,
      value: {
        faults: [],
        orders: [
          {
            number: '2091',
            note: 'Til hele',
            buyer: { number: '28579' },
            project: '19271',
            delivery: { date: '2026-06-02' },
            lines: [
              {
                at: 3,
                identifiers: { el: '6047602' },
                name: 'IFØ festeplugg',
                quantity: quantityOf('1.5'),
                note: 'Til linjen',
              },
            ],
          },
          { lines: [] },
        ],
      },
    });
  });

  it('loses the lines alone that can’t be read, and the texts below them', () => {
    const result = read(
      HEAD,
      'BL;1;2091;9;1;x;;100;EA',
      'BT;verloren',
      'BL;2;2091;2;123;x;;100;EA',
      'BL;3;2091;1;1;x;;-1;EA',
      'BA;0;12',
      'XX;1',
    );
    expect(result).toMatchObject({ ok: true, value: { orders: [{ lines: [], note: undefined }] } });
    if (result.ok)
      expect(result.value.faults.map(({ code, place }) => [code, place.line, place.name])).toEqual([
        ['number-type', 2, 'VareMrk'],
        ['ean', 4, 'VareNr'],
        ['quantity', 5, 'Ant'],
        ['alternative', 6, 'BA'],
        ['record-type', 7, 'XX'],
      ]);
  });

  it.each([
    ['not-an-order', ''],
    ['not-an-order', 'BL;1;2091;1;1;x;;100;EA'],
    ['not-an-order', 'IH;EFONELFO;4.0;;1;2;3'],
    ['version', HEAD.replace('4.0', '3.0')],
    ['missing', HEAD.replace('28579', '')],
    ['line-too-long', `${HEAD}\nBT;${'x'.repeat(5000)}`],
    ['too-many-lines', `${HEAD}\n${'BL;1;1;1;1;x;;100;EA\n'.repeat(10_001)}`],
  ])('that is none is refused (%s)', (code, text) => {
    expect(read(text)).toMatchObject({ ok: false, refusal: { code } });
  });

  it('has no kind of number that is called like something else', () => {
    expect(read(HEAD, 'BL;1;2091;constructor;1;x;;100;EA')).toMatchObject({
      value: { orders: [{ lines: [] }], faults: [{ code: 'number-type' }] },
    });
  });

  it('never makes the reader throw', () => {
    const field = fc.oneof(
      fc.constantFrom('', '1', '2', '100', 'EA', '20260201', '4.0', 'EFONELFO'),
      fc.string({ maxLength: 8 }),
    );
    const any = fc
      .tuple(fc.constantFrom('BH', 'BL', 'BT', 'BA'), fc.array(field, { maxLength: 14 }))
      .map((cells) => cells.flat().join(';'));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (lines) => {
        expect(typeof read(HEAD, ...lines).ok).toBe('boolean');
      }),
      { numRuns: 200 },
    );
  });
});
