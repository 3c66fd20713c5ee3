import {
  readEdifactOrders,
  readEfonelfoOrders,
  readUblOrder,
  writeEfonelfoOrder,
  writeUblOrder,
} from '@grossist/order-formats';
import { describe, expect, it } from 'vitest';
import { line, order } from './order-fixture.ts';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0) & 0xff);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

type Read = ReturnType<typeof readEdifactOrders>;
const faultsOf = (read: Read) =>
  read.ok ? read.value.faults.map(({ severity, code, values }) => [severity, code, values?.value]) : read.refusal;
const lineCount = (read: Read): number => (read.ok ? (read.value.orders[0]?.lines.length ?? 0) : -1);

describe('an EDIFACT order reports to the person', () => {
  const edifact = (segments: readonly string[], parts: { unb?: string; purpose?: string } = {}): Read =>
    readEdifactOrders(
      latin1(
        `UNB+UNOC:3+S:14+R:14+261121:1230+1${parts.unb ?? ''}'UNH+1+ORDERS:D:96A:UN:EAN008'BGM+220+PO1+${parts.purpose ?? '9'}'` +
          `${segments.map((each) => `${each}'`).join('')}UNT+${segments.length + 3}+1'UNZ+1+1'`,
      ),
    );
  const LINE = ['LIN+1++17:SA', 'QTY+21:2'];

  it('that it is a test', () => {
    expect(faultsOf(edifact(LINE, { unb: '++ORDERS++++1' }))).toEqual([['noted', 'test', undefined]]);
    expect(faultsOf(edifact(LINE, { unb: '++ORDERS++++' }))).toEqual([]);
  });

  it('that it was sent before', () => {
    expect(faultsOf(edifact(LINE, { purpose: '7' }))).toEqual([['noted', 'duplicate', '7']]);
  });

  it('deleted lines, and further facts of a line', () => {
    const read = edifact([
      ...LINE,
      'LIN+2+2+18:SA',
      'QTY+21:1',
      'LIN+3+3+19:SA',
      'QTY+21:1',
      'LIN+4+1+20:SA',
      'QTY+21:1',
    ]);
    expect(faultsOf(read)).toEqual([
      ['lost', 'deleted-line', '2'],
      ['noted', 'line-action', '3'],
    ]);
    expect(read).toMatchObject({
      value: { orders: [{ lines: [{ lineNumber: '1' }, { lineNumber: '3' }, { lineNumber: '4' }] }] },
    });
  });

  it('that a substitute is no number of the item', () => {
    const read = edifact(['LIN+1++17:SA', 'PIA+3+5701234567899:EN', 'PIA+1+K17:IN', 'QTY+21:2']);
    expect(faultsOf(read)).toEqual([['noted', 'alternative', undefined]]);
    expect(read).toMatchObject({ value: { orders: [{ lines: [{ identifiers: { sap: '17', buyer: 'K17' } }] }] } });
    if (read.ok) expect(read.value.orders[0]?.lines[0]?.identifiers).not.toHaveProperty('ean');
  });

  it('which parties are not used', () => {
    const parties = [
      'NAD+BY+5790000000029::9',
      'NAD+IV+5790000000036::9',
      'NAD+DP+++++By',
      'NAD+ST+5790000000043::9',
      'NAD+CA+++Fragt',
    ];
    expect(faultsOf(edifact([...parties, ...LINE]))).toEqual([
      ['noted', 'unused-party', 'IV 5790000000036'],
      ['noted', 'unused-party', 'ST 5790000000043'],
      ['noted', 'unused-party', 'CA Fragt'],
    ]);
  });

  it('that a buyer’s number for itself is no account of the wholesaler', () => {
    const read = edifact(['NAD+BY+500001::92', ...LINE]);
    expect(faultsOf(read)).toEqual([['noted', 'unused-number', 'BY 500001']]);
    expect(read).toMatchObject({ value: { orders: [{ buyer: { number: undefined, gln: undefined } }] } });
    expect(edifact(['NAD+BY+500001::91', ...LINE])).toMatchObject({
      value: { faults: [], orders: [{ buyer: { number: '500001' } }] },
    });
  });
});

describe('a UBL order', () => {
  const document = writeUblOrder(order({ lines: [line(), line({ lineNumber: 2 })] }));
  const bare = document.replace(/^<\?xml[^>]*\?>\s*/, '');
  const envelope = (content: string): string =>
    `<?xml version="1.0" encoding="UTF-8"?>
<sh:StandardBusinessDocument xmlns:sh="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader">
<sh:StandardBusinessDocumentHeader><sh:HeaderVersion>1.0</sh:HeaderVersion>
<sh:Sender><sh:Identifier Authority="iso6523-actorid-upis">0088:5790000000029</sh:Identifier></sh:Sender>
</sh:StandardBusinessDocumentHeader>${content}</sh:StandardBusinessDocument>`;

  it('is read within an envelope as by itself', () => {
    const withoutLines = (read: Read) =>
      read.ok
        ? read.value.orders.map(({ lines, ...rest }) => ({ ...rest, lines: lines.map((each) => ({ ...each, at: 0 })) }))
        : read;
    expect(withoutLines(readUblOrder(utf8(envelope(bare))))).toEqual(withoutLines(readUblOrder(utf8(document))));
    expect(lineCount(readUblOrder(utf8(envelope(bare))))).toBe(2);
  });

  it.each([
    ['nothing', ''],
    ['something else', '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>'],
  ])('is refused when the envelope holds %s', (_, content) => {
    expect(readUblOrder(utf8(envelope(content)))).toMatchObject({ ok: false, refusal: { code: 'not-an-order' } });
  });

  it('reports deleted lines', () => {
    const read = (status: string): Read =>
      readUblOrder(
        utf8(
          document.replace(
            /(<cac:LineItem>\s*<cbc:ID>2<\/cbc:ID>)/,
            `$1<cbc:LineStatusCode>${status}</cbc:LineStatusCode>`,
          ),
        ),
      );
    expect(faultsOf(read('Cancelled'))).toEqual([['lost', 'deleted-line', 'Cancelled']]);
    expect(lineCount(read('Cancelled'))).toBe(1);
    expect(faultsOf(read('Revised'))).toEqual([['noted', 'line-action', 'Revised']]);
    expect(faultsOf(read('NoStatus'))).toEqual([]);
    expect(lineCount(read('Revised'))).toBe(2);
  });

  it('reports a test, a copy, and unused parties', () => {
    const more = `<cac:AccountingCustomerParty><cac:Party><cac:PartyIdentification><cbc:ID schemeID="0088">5790000000036</cbc:ID></cac:PartyIdentification></cac:Party></cac:AccountingCustomerParty>`;
    const read = readUblOrder(
      utf8(
        document
          .replace(
            /(<cbc:ID>4500012345<\/cbc:ID>)/,
            '<cbc:ProfileExecutionID>TEST</cbc:ProfileExecutionID>$1<cbc:CopyIndicator>true</cbc:CopyIndicator>',
          )
          .replace('<cac:SellerSupplierParty>', `${more}<cac:SellerSupplierParty>`),
      ),
    );
    expect(faultsOf(read)).toEqual([
      ['noted', 'test', undefined],
      ['noted', 'duplicate', undefined],
      ['noted', 'unused-party', '5790000000036'],
    ]);
  });
});

describe('the goods mark of an EFONELFO order', () => {
  const read = (fields: Partial<Record<number, string>>): Read => {
    const head = 'BH;EFONELFO;4.0;;NO999999999MVA;2091;28579;;;;;;;;;;;;;;;;20260602'.split(';');
    for (const [at, value] of Object.entries(fields)) head[Number(at)] = value ?? '';
    while (head.length < 49) head.push('');
    return readEfonelfoOrders(latin1(`${head.join(';')}\r\nBL;1;2091;1;6047602;x;;150;EA;;;;J;N\r\n`));
  };
  const LONG = `Skolevej 4, tavle ${'x'.repeat(600)} slutt`;

  it('is the reference where the buyer has none', () => {
    expect(read({ 18: 'Plan 2' })).toMatchObject({
      value: { faults: [], orders: [{ reference: 'Plan 2', note: undefined }] },
    });
  });

  it('is stored beside the buyer’s reference', () => {
    expect(read({ 17: 'Ref 1', 18: 'Plan 2' })).toMatchObject({
      value: { faults: [], orders: [{ reference: 'Ref 1', note: 'Merket: Plan 2' }] },
    });
  });

  it('is stored whole when it is too long', () => {
    expect(read({ 18: LONG })).toMatchObject({ value: { faults: [], orders: [{ note: `Merket: ${LONG}` }] } });
  });

  it('is written whole when its field takes only a part of it', () => {
    const reference = 'Skolevej 4, tavle i kjelleren til høyre';
    const text = Buffer.from(writeEfonelfoOrder(order({ reference, note: undefined }))).toString('latin1');
    expect(text.replaceAll('\r\nBT;', ' ')).toContain(`Merket: ${reference}`);
  });
});
