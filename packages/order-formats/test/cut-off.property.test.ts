import {
  detectOrderFormat,
  type OrderFormat,
  type ReadOrders,
  readOrderFile,
  writeEdifactOrder,
  writeEfonelfoOrder,
  writeUblOrder,
} from '@grossist/order-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outgoingOrder } from './arbitraries.ts';
import { line, order } from './order-fixture.ts';

const FACTS = { reference: 'R1', sender: '5790000000012', recipient: '5790000000029' };
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Two orders in one interchange. */
const interchange = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  const [one = '', two = ''] = [first, second].map((each) => Buffer.from(each).toString('latin1'));
  const end = one.indexOf('UNZ+');
  const begin = two.indexOf('UNH+');
  const text = `${one.slice(0, end)}${two.slice(begin)}`.replace(/UNZ\+1/, 'UNZ+2');
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
};

const wholeOf = (format: OrderFormat, bytes: Uint8Array): ReadOrders => {
  const read = readOrderFile(format, bytes);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

/** What may be left of a file that is cut: nothing, or whole orders with the cut reported. */
const checkCut = (format: OrderFormat, whole: ReadOrders, bytes: Uint8Array, cut: number): void => {
  const part = bytes.subarray(0, cut);
  const text = Buffer.from(part).toString('latin1');
  if (text.trim() !== '') expect(detectOrderFormat(part), `cut at ${cut}`).toBe(format);
  const read = readOrderFile(format, part);
  if (!read.ok) return;
  const isWhole = text.trim() === Buffer.from(bytes).toString('latin1').trim();
  const { orders, faults } = read.value;
  expect(orders, `cut at ${cut}`).toEqual(whole.orders.slice(0, orders.length));
  expect(
    faults.some(({ code }) => code === 'unfinished'),
    `cut at ${cut}`,
  ).toBe(!isWhole);
  if (isWhole) expect(orders).toHaveLength(whole.orders.length);
};

const checkEveryCut = (format: OrderFormat, bytes: Uint8Array): void => {
  const whole = wholeOf(format, bytes);
  for (let cut = 0; cut <= bytes.length; cut += 1) checkCut(format, whole, bytes, cut);
};

describe('an EDIFACT interchange that is cut off', () => {
  it('is whole up to a message with the cut reported, or refused, at every byte', () => {
    const bytes = interchange(
      writeEdifactOrder(order({ lines: [line(), line({ lineNumber: 2 })] }), FACTS),
      writeEdifactOrder(order({ number: '4500012346' }), FACTS),
    );
    expect(wholeOf('edifact', bytes)).toMatchObject({ faults: [], orders: [{}, { number: '4500012346' }] });
    checkEveryCut('edifact', bytes);
  });

  it('is so too in UTF-8, within a letter of several bytes', () => {
    const latin = Buffer.from(
      interchange(writeEdifactOrder(order(), FACTS), writeEdifactOrder(order({ note: 'Blåbærgrød på Ærø' }), FACTS)),
    ).toString('latin1');
    checkEveryCut('edifact', utf8(latin));
  });

  it('is valid for any order', () => {
    fc.assert(
      fc.property(outgoingOrder, outgoingOrder, fc.double({ min: 0, max: 1, noNaN: true }), (one, two, at) => {
        const bytes = interchange(writeEdifactOrder(one, FACTS), writeEdifactOrder(two, FACTS));
        checkCut('edifact', wholeOf('edifact', bytes), bytes, Math.floor(at * bytes.length));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the messages before the cut', () => {
    const bytes = interchange(writeEdifactOrder(order(), FACTS), writeEdifactOrder(order({ number: '2' }), FACTS));
    const read = readOrderFile('edifact', bytes.subarray(0, bytes.length - 40));
    expect(read).toMatchObject({
      ok: true,
      value: { orders: [{ number: '4500012345' }], faults: [{ code: 'unfinished', severity: 'lost' }] },
    });
  });
});

describe('a UBL order that is cut off', () => {
  it('is refused at every byte before its end', () => {
    const bytes = utf8(writeUblOrder(order()));
    const end = bytes.length - 1;
    for (let cut = 0; cut < end; cut += 1)
      expect(readOrderFile('ubl', bytes.subarray(0, cut)).ok, `cut at ${cut}`).toBe(false);
    expect(readOrderFile('ubl', bytes.subarray(0, end)).ok).toBe(true);
  });
});

describe('an EFONELFO order that is cut off', () => {
  const bytes = writeEfonelfoOrder(
    order({ lines: [1, 2, 3].map((lineNumber) => line({ lineNumber, note: undefined, quantity: line().quantity })) }),
  );

  it('has whole lines only, and the cut reported unless it is behind a line', () => {
    const [whole] = wholeOf('efonelfo', bytes).orders;
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const read = readOrderFile('efonelfo', bytes.subarray(0, cut));
      if (!read.ok) continue;
      const [found] = read.value.orders;
      expect(found?.lines, `cut at ${cut}`).toEqual(whole?.lines.slice(0, found?.lines.length));
      // A file may leave out its last line end: one that ends behind all fields of a line does not look cut off.
      const last =
        Buffer.from(bytes.subarray(0, cut))
          .toString('latin1')
          .split(/\r\n|\r/)
          .at(-1) ?? '';
      const isBehindLine = last === '' || last.split(';').length === 14;
      const isWhole = (found?.lines.length ?? 0) === whole?.lines.length;
      if (!isBehindLine && !isWhole) expect(read.value.faults, `cut at ${cut}`).not.toEqual([]);
    }
  });

  it('keeps its last line when all lines leave out blank fields', () => {
    const head = Buffer.from(bytes).toString('latin1').split('\r\n')[0] ?? '';
    const read = readOrderFile('efonelfo', utf8(`${head}\r\nBL;1;1;1;100;x;;100;EA\r\nBL;2;1;1;200;x;;100;EA`));
    expect(read).toMatchObject({
      ok: true,
      value: {
        orders: [{ lines: [{ lineNumber: '1' }, { lineNumber: '2' }] }],
        faults: [{ code: 'unfinished', severity: 'noted' }],
      },
    });
  });
});
