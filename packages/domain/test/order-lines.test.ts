import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  identifierKinds,
  MOST_ORDER_LINES,
  NO_QUANTITY,
  quantityOf,
  quantityOfThousandths,
  quantityToDecimal,
  readOrderLine,
  readOrderLines,
  readOrderRows,
  type TableReading,
  writeOrderLine,
} from '../src/index.ts';

const q = quantityOf;

/** What was read, in short: "identifier × quantity", and "line: problem". */
const read = (text: string, reading?: TableReading): string[] => {
  const { lines, errors } = readOrderLines(text, reading);
  return [
    ...lines.map(({ lineNumber, identifier, quantity }) => ({
      lineNumber,
      outcome: quantity === undefined ? identifier : `${identifier} × ${quantity / 1000}`,
    })),
    ...errors.map(({ lineNumber, kind }) => ({ lineNumber, outcome: `line ${lineNumber}: ${kind}` })),
  ]
    .toSorted((left, right) => left.lineNumber - right.lineNumber)
    .map(({ outcome }) => outcome);
};

describe('order lines', () => {
  it.each([
    ['typed with semicolons', '1234567;2\n7654321', ['1234567 × 2', '7654321']],
    ['pasted with tabs', '1234567\t2\r\n7654321\t3\r\n', ['1234567 × 2', '7654321 × 3']],
    ['parted by commas', '1234567,2\n7654321,3', ['1234567 × 2', '7654321 × 3']],
    ['of an old Macintosh', '1234567\t2\r7654321\t3', ['1234567 × 2', '7654321 × 3']],
    ['with blank rows', '\n\n1234567;2\n ; \n\t\n7654321;3\n\n', ['1234567 × 2', '7654321 × 3']],
    ['with a byte order mark', '\uFEFF1234567;2', ['1234567 × 2']],
    ['with Excel’s hint', 'sep=;\n1234567;2', ['1234567 × 2']],
    ['in quotation marks', '"1234567";"2"\n"12 34 567";"3"', ['1234567 × 2', '12 34 567 × 3']],
    ['with a doubled mark', '"12""34567";2', ['12"34567 × 2']],
    ['with a tab left behind', '1234567;2\t\n7654321;3', ['1234567 × 2', '7654321 × 3']],
    ['in quotation marks and commas', '"1234567","2,5"\n"7654321","3"', ['1234567 × 2.5', '7654321 × 3']],
    ['that a spreadsheet keeps as text', '="0012345"\t2\n\'0012346\t3', ['0012345 × 2', '0012346 × 3']],
    ['of short numbers', '1001;5\n1002;6', ['1001 × 5', '1002 × 6']],
    ['of numbers with spaces', '12 34 567;2', ['12 34 567 × 2']],
    ['of nothing', '', []],
    ['of a mark that never closes', '"1234567;2\n7654321;3', ['"1234567 × 2', '7654321 × 3']],
  ])('%s are read', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('contain the line of the text on which they begin', () => {
    const { lines, errors } = readOrderLines('\n1234567;2\n\n"76\r\n54321";3\n;4\n1111111;5');
    expect(lines.map(({ lineNumber }) => lineNumber)).toEqual([2, 4, 7]);
    expect(lines[1]?.identifier).toBe('76 54321');
    expect(errors).toEqual([{ lineNumber: 6, text: ';4', kind: 'no-identifier' }]);
  });
});

describe('columns', () => {
  it.each([
    ['Varenummer;Antal', '1234567;2'],
    ['EL-nr.\tAntall', '1234567\t2'],
    ['Art.-Nr.;Menge', '1234567;2'],
    ['Artikelnummer;Aantal', '1234567;2'],
    ['RSK;Antal', '1234567;2'],
    ['Vørunr.;Nøgd', '1234567;2'],
    ['Quantity,Item number', '2,1234567'],
    ['Pos;Beskrivelse;Stk.;VVS-nummer', '1;Rør "15 mm";2;1234567'],
    ['Antal;', '2;1234567'],
  ])('are those of the header %s', (header, line) => {
    expect(read(`${header}\n${line}`)).toEqual(['1234567 × 2']);
    expect(readOrderLines(`\n${header}\n${line}`).headerLine).toBe(2);
  });

  it('of a header without quantities have none', () => {
    expect(read('EAN;Navn\n5701234567899;12')).toEqual(['5701234567899']);
  });

  it('are not those of a first row with a number', () => {
    expect(read('item1234567;2\n7654321;3')).toEqual(['item1234567 × 2', '7654321 × 3']);
    expect(readOrderLines('varenummer 1234567;antal 2').headerLine).toBeUndefined();
  });

  it.each([
    ['quantity first', '2;1234567\n3;7654321', ['1234567 × 2', '7654321 × 3']],
    ['a name between', '1234567\tNOIKLX 3G1,5\t2\n7654321\tkabel\t3', ['1234567 × 2', '7654321 × 3']],
    ['quantity, name, number', '2\tNOIKLX\t1234567\n3\tkabel\t7654321', ['1234567 × 2', '7654321 × 3']],
    ['a position first', '1\t1234567\t20\n2\t7654321\t30', ['1234567 × 20', '7654321 × 30']],
    ['name and number', 'NOIKLX\t1234567\nkabel\t7654321', ['1234567', '7654321']],
    [
      'quantity first with one bad row of six',
      '1;1000001\n2;1000002\n3;1000003\n4;1000004\n5;1000005\nx;1000006',
      ['1000001 × 1', '1000002 × 2', '1000003 × 3', '1000004 × 4', '1000005 × 5', 'line 6: quantity-not-numeric'],
    ],
  ])('with %s are recognized by the cells', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('take a quantity with three decimals for no identifier', () => {
    expect(read('000000\t100.000', { decimalSign: '.' })).toEqual(['000000 × 100']);
    expect(read('100,000\t1234567', { decimalSign: ',' })).toEqual(['1234567 × 100']);
  });

  it('that may be read two ways are identifier first, as they are typed', () => {
    expect(read('5;1001\n6;1002')).toEqual(['5 × 1001', '6 × 1002']);
    expect(read('1234567;7654321')).toEqual(['line 1: quantity-too-large']);
    expect(read('1234567\t10\t20')).toEqual(['1234567 × 10']);
  });

  it('of which several may be the quantity have to be chosen', () => {
    const text = '4\t1234567\t20\n6\t7654321\t30';
    expect(readOrderLines(text)).toMatchObject({
      lines: [],
      errors: [],
      quantityColumns: [
        { column: 1, header: '', samples: ['4', '6'] },
        { column: 3, header: '', samples: ['20', '30'] },
      ],
    });
    expect(read(text, { quantityColumn: 3 })).toEqual(['1234567 × 20', '7654321 × 30']);
    expect(read(text, { quantityColumn: 'none' })).toEqual(['1234567', '7654321']);
  });
});

describe('quantities', () => {
  it.each([
    ['2,5', '2.5'],
    ['2.5', '2.5'],
    ['0,125', '0.125'],
    ['0.125', '0.125'],
    ['1.234,5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['12.345.678', undefined],
    ['1.000.0', undefined],
    ['123.456,5', '123456.5'],
    ['1 000', '1000'],
    ['1\u00a0000,5', '1000.5'],
    ['1\u202f000', '1000'],
    ["1'000", '1000'],
    [',5', '0.5'],
    ['+3', '3'],
    ['1,23456', '1.235'],
    ['007', '7'],
  ])('"%s" is %s', (text, value) => {
    const { lines } = readOrderLines(`1234567;${text}`);
    expect(lines[0]?.quantity).toBe(value === undefined ? undefined : q(value));
  });

  it.each([
    ['ten', 'not-numeric'],
    ['2 stk', 'not-numeric'],
    ['1..5', 'not-numeric'],
    ['1,2.3,4', 'not-numeric'],
    ['12.34,5', 'not-numeric'],
    ['-', 'not-numeric'],
    ['1e3', 'not-numeric'],
    ['0', 'not-positive'],
    ['-3', 'not-positive'],
    ['-1.000,5', 'not-positive'],
    ['0,000', 'not-positive'],
    ['1000000', 'too-large'],
    ['99999999999999999999999999999999999', 'too-large'],
    ['1.000', 'ambiguous'],
    ['12,345', 'ambiguous'],
  ])('"%s" is reported as %s and its line is returned as it was written', (text, kind) => {
    expect(readOrderLines(`1234567;${text}`)).toMatchObject({
      lines: [],
      errors: [{ lineNumber: 1, text: `1234567;${text}`, kind: `quantity-${kind}` }],
    });
  });

  it('that may be thousands are resolved by the other numbers of the list', () => {
    expect(read('1000001;1.000\n1000002;2,5')).toEqual(['1000001 × 1000', '1000002 × 2.5']);
    expect(read('1000001;1.000\n1000002;2.5')).toEqual(['1000001 × 1', '1000002 × 2.5']);
    expect(read('1000001;1.000\n1000002;1.000.000')).toEqual(['1000001 × 1000', 'line 2: quantity-too-large']);
    expect(read('1000001;1.000\n1000002;2,5\n1000003;2.5')).toEqual([
      'line 1: quantity-ambiguous',
      '1000002 × 2.5',
      '1000003 × 2.5',
    ]);
  });

  it('that may be thousands are resolved by the list’s locale', () => {
    expect(read('1234567;1.000', { decimalSign: ',' })).toEqual(['1234567 × 1000']);
    expect(read('1234567;1.000', { decimalSign: '.' })).toEqual(['1234567 × 1']);
    expect(read('1234567;1,000', { decimalSign: '.' })).toEqual(['1234567 × 1000']);
  });

  it('are not guessed where a comma parts cells and may part decimals', () => {
    expect(read('1234567,2,5')).toEqual(['line 1: quantity-ambiguous']);
    expect(read('item,quantity,page\n1234567,2,5')).toEqual(['1234567 × 2']);
  });
});

describe('a list', () => {
  it('returns at most 2,000 lines and the number of further ones', () => {
    const text = Array.from({ length: MOST_ORDER_LINES + 7 }, (_, index) => `${1_000_000 + index};1`).join('\n');
    expect(readOrderLines(text)).toMatchObject({ beyondLimit: 7 });
    expect(readOrderLines(text).lines).toHaveLength(2000);
    expect(readOrderLines(`Varenummer;Antal\n${text}`)).toMatchObject({ beyondLimit: 7, headerLine: 1 });
    expect(readOrderLines('1234567;1').beyondLimit).toBe(0);
  });

  it('reports an identifier that is too long, with 200 characters of its line', () => {
    const [error] = readOrderLines(`${'x'.repeat(61)};${'y'.repeat(300)}`).errors;
    expect(error).toMatchObject({ kind: 'identifier-too-long' });
    expect(error?.text).toHaveLength(200);
  });

  it('of a sheet has numbers with a point', () => {
    const { lines, errors } = readOrderRows([
      [],
      ['Varenr', 'Antal'],
      [{ number: '1234567' }, { number: '1.000' }],
      ['', ''],
      ['7654321', 'x'],
    ]);
    expect(lines).toEqual([{ lineNumber: 3, identifier: '1234567', quantity: q(1) }]);
    expect(errors).toEqual([{ lineNumber: 5, text: '7654321\tx', kind: 'quantity-not-numeric' }]);
  });

  it('is searched among EL numbers, HWS numbers or both, always among SAP numbers and EANs', () => {
    expect(identifierKinds('el')).toEqual(['el', 'sap', 'ean']);
    expect(identifierKinds('hws')).toEqual(['hws', 'sap', 'ean']);
    expect(identifierKinds('both')).toEqual(['el', 'hws', 'sap', 'ean']);
  });
});

describe('for any pasted text', () => {
  const someIdentifier = fc.stringMatching(/^[A-Z]?[0-9]{6,13}$/);
  const someQuantity = fc.integer({ min: 1, max: 99_999_999 }).map(quantityOfThousandths);
  const someLines = fc.array(fc.record({ identifier: someIdentifier, quantity: someQuantity }), { maxLength: 30 });

  it('never fails, and parses, reports or skips each row once', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('"', ';', ',', '\t', '\n', '\r', '1', '1234567', '.', '=', ' ', 'antal'), {
          maxLength: 60,
        })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const { lines, errors } = readOrderLines(text);
        const numbers = [...lines, ...errors].map(({ lineNumber }) => lineNumber);
        expect(new Set(numbers).size).toBe(numbers.length);
        for (const { identifier, quantity } of lines) {
          expect(identifier.trim()).toBe(identifier);
          expect(identifier.length > 0 && identifier.length <= 60).toBe(true);
          expect(quantity === undefined || quantity > NO_QUANTITY).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('round-trips with tabs, semicolons or quoted commas, with decimal points or commas', () => {
    const way = fc.record({
      delimiter: fc.constantFrom('\t', ';', ','),
      decimalSign: fc.constantFrom(',' as const, '.' as const),
      lineBreak: fc.constantFrom('\n', '\r\n', '\r'),
      hasHeader: fc.boolean(),
    });
    fc.assert(
      fc.property(someLines, way, (lines, { delimiter, decimalSign, lineBreak, hasHeader }) => {
        const cell = (text: string): string => (delimiter === ',' ? `"${text}"` : text);
        const rows = lines.map(({ identifier, quantity }) =>
          [identifier, quantityToDecimal(quantity).replace('.', decimalSign)].map(cell).join(delimiter),
        );
        const header = ['Varenummer', 'Antal'].map(cell).join(delimiter);
        const text = [...(hasHeader ? [header] : []), ...rows].join(lineBreak);
        const found = readOrderLines(text, { decimalSign });
        expect(found.errors).toEqual([]);
        expect(found.lines.map(({ identifier, quantity }) => ({ identifier, quantity }))).toEqual(lines);
      }),
      { numRuns: 1000 },
    );
  });

  it('is sent as single lines and equal there', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        for (const line of lines) expect(readOrderLine(writeOrderLine(line))).toEqual(line);
      }),
    );
    expect(writeOrderLine({ identifier: '1234567' })).toBe('1234567');
  });
});
