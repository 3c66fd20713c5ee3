import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { moneyOf, quantityOf } from '@grossist/domain';
import {
  type CxmlHeader,
  type CxmlOutgoingItem,
  type OutgoingOrderLine,
  payloadIdOf,
  punchOutFormField,
  readCxml,
  readPunchOutForm,
  writeCxmlResponse,
  writeOrderRequest,
  writeProfileRequest,
  writeProfileResponse,
  writePunchOutOrderMessage,
  writePunchOutSetupRequest,
  writePunchOutSetupResponse,
} from '@grossist/order-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requires } from '../../../tests/support/requires.ts';
import { outgoingOrder } from './arbitraries.ts';
import { essence, line, utf8 } from './order-fixture.ts';
import { CXML, complaintsOf } from './xml-validation.ts';

const DTD = resolve(CXML, 'cXML-1.2.063.dtd');
const WRITTEN = new Date('2026-11-21T20:43:19Z');
const START = { payloadId: payloadIdOf(WRITTEN, 'a1-b2', 'shop.example'), writtenAt: WRITTEN };

const HEADER: CxmlHeader = {
  from: [{ domain: 'DUNS', identity: '65652314' }],
  to: [{ domain: 'DUNS', identity: '83528721' }],
  sender: [{ domain: 'NetworkId', identity: 'shop & co', sharedSecret: 's3cr3t' }],
  userAgent: 'Grossist',
};

const item = (changes: Partial<CxmlOutgoingItem> = {}): CxmlOutgoingItem => ({
  ...line(),
  auxiliaryId: 'cart-1/line-1',
  classification: { domain: 'ETIM', code: 'EC003248' },
  leadTimeDays: 2,
  manufacturerName: 'Kabelværket <A/S>',
  ...changes,
});

const asItem = (each: OutgoingOrderLine): CxmlOutgoingItem => ({
  ...each,
  classification: { domain: 'UNSPSC', code: '26121600' },
});

const COMMON = { header: HEADER, isTest: true, buyerCookie: '1CX3L4843PPZO', currency: 'DKK', language: 'da-DK' };
const ADDRESS = {
  name: 'Acme',
  street: 'Gade 1',
  city: 'Aarhus',
  postalCode: '8000',
  country: 'DK',
  locationNumber: '57',
};

const cart = (items: readonly CxmlOutgoingItem[]) =>
  writePunchOutOrderMessage(START, {
    ...COMMON,
    operationAllowed: 'edit',
    freight: { amount: moneyOf('89'), reason: 'Fragt' },
    vat: { amount: moneyOf('160.50'), reason: 'Moms' },
    items,
  });

const setup = (operation: 'create' | 'edit' | 'inspect', items: readonly CxmlOutgoingItem[] = []) =>
  writePunchOutSetupRequest(START, {
    ...COMMON,
    operation,
    returnUrl: 'https://buyer.example/return?a=1&b=2',
    extrinsics: [{ name: 'UserEmail', value: 'aase@nordkraft.example' }],
    shipTo: ADDRESS,
    selectedItem: { supplierPartId: '1000123', auxiliaryId: 'x' },
    items,
  });

const orderRequest = (items: readonly CxmlOutgoingItem[], purpose: 'new' | 'update' | 'delete' = 'new') =>
  writeOrderRequest(START, {
    header: HEADER,
    isTest: false,
    purpose,
    orderId: 'PO-17',
    orderedAt: WRITTEN,
    deliveryDate: '2026-12-01',
    note: 'Ring først',
    currency: 'DKK',
    language: 'da-DK',
    shipTo: { address: ADDRESS, contact: { name: 'Åse', email: 'aase@nordkraft.example' } },
    billTo: { name: 'Nordkraft' },
    items,
  });

const DOCUMENTS: readonly [string, string][] = [
  ['a cart', cart([item(), item({ lineNumber: 2, perQuantity: quantityOf(1), unit: 'PCE' })])],
  ['an empty cart', cart([])],
  ['a setup response', writePunchOutSetupResponse(START, 'https://shop.example/punchout?session=a&b')],
  ['an error', writeCxmlResponse(START, 401, 'The secret <is> wrong')],
  ['a plain OK', writeCxmlResponse(START, 200)],
  ['a profile', writeProfileResponse(START, [{ name: 'OrderRequest', url: 'https://shop.example/cxml' }])],
  ['a profile request', writeProfileRequest(START, HEADER, true)],
  ['a setup request', setup('create')],
  ['a request to edit', setup('edit', [item()])],
  ['an order', orderRequest([item()])],
];

describe('a cXML document that is written', () => {
  const skipped = requires('data/cxml', 'xmllint');
  it.skipIf(skipped !== '').each(DOCUMENTS)(`is valid by the DTD: %s${skipped}`, (_, document) => {
    expect(complaintsOf(document, '--dtdvalid', DTD)).toBe('');
  });

  it.skipIf(skipped !== '')(`is valid by the DTD, whatever it holds${skipped}`, () => {
    for (const each of fc.sample(outgoingOrder, { numRuns: 3, seed: 11 }))
      expect(complaintsOf(cart(each.lines.map(asItem)), '--dtdvalid', DTD)).toBe('');
  });

  it('has a payload id of time, random number and host, and a timestamp', () => {
    expect(DOCUMENTS[0]?.[1]).toContain(
      'payloadID="1795293799000.a1-b2@shop.example" timestamp="2026-11-21T20:43:19+00:00"',
    );
  });

  it('contains the shared secret only between servers', () => {
    expect(cart([item()])).not.toContain('s3cr3t');
    expect(setup('create')).toContain('<SharedSecret>s3cr3t</SharedSecret>');
  });

  it('is refused without SAP number, class, credential or a known status', () => {
    expect(() => cart([item({ identifiers: { ean: '5701234567899' } })])).toThrow(/SAP number/);
    expect(() => cart([item({ classification: { domain: '', code: '' } })])).toThrow(/class/);
    expect(() => writeCxmlResponse(START, 299)).toThrow(/status/);
    expect(() => writeProfileRequest(START, { ...HEADER, to: [] }, true)).toThrow(/credential/);
  });

  it('is read again as it was written: carts', () => {
    fc.assert(
      fc.property(outgoingOrder, ({ lines }) => {
        const read = readCxml(utf8(cart(lines.map(asItem))));
        expect(read).toMatchObject({
          ok: true,
          value: {
            kind: 'punchout-order',
            isTest: true,
            message: { buyerCookie: '1CX3L4843PPZO', operationAllowed: 'edit' },
          },
        });
        if (read.ok && read.value.kind === 'punchout-order')
          expect(read.value.message.items.map(essence)).toEqual(lines.map(essence));
      }),
      { numRuns: 60 },
    );
  });

  it('travels through the browser whole, in either encoding of the form', () => {
    const document = cart([item({ name: 'Rør Ø 20 “æ”' })]);
    const { name, value } = punchOutFormField(document);
    expect(readPunchOutForm({ [name]: value })).toEqual(utf8(document));
    expect(readPunchOutForm({ 'cxml-urlencoded': document })).toEqual(utf8(document));
    expect(readPunchOutForm({})).toBeUndefined();
  });

  it('is read again as it was written: requests and responses', () => {
    expect(readCxml(utf8(setup('inspect', [item()])))).toMatchObject({
      ok: true,
      value: {
        kind: 'punchout-setup',
        payloadId: START.payloadId,
        header: { sender: [{ domain: 'NetworkId', identity: 'shop & co', sharedSecret: 's3cr3t' }] },
        setup: {
          operation: 'inspect',
          returnUrl: 'https://buyer.example/return?a=1&b=2',
          extrinsics: [{ name: 'UserEmail', value: 'aase@nordkraft.example' }],
          shipTo: ADDRESS,
          selectedItem: { supplierPartId: '1000123', auxiliaryId: 'x' },
          items: [{ auxiliaryId: 'cart-1/line-1', lineNumber: '1', deliveryDate: '2026-12-01' }],
        },
      },
    });
    expect(readCxml(utf8(orderRequest([item()], 'delete')))).toMatchObject({
      ok: true,
      value: {
        kind: 'order',
        isTest: false,
        request: {
          purpose: 'delete',
          order: {
            number: 'PO-17',
            date: '2026-11-21',
            currency: 'DKK',
            total: moneyOf('553'),
            note: 'Ring først',
            delivery: { date: '2026-12-01', address: ADDRESS, contact: { name: 'Åse' } },
            buyer: { name: 'Nordkraft' },
          },
        },
      },
    });
    expect(readCxml(utf8(writePunchOutSetupResponse(START, 'https://shop.example/?a&b')))).toMatchObject({
      ok: true,
      value: { kind: 'response', status: { code: 200, text: 'OK' }, startPage: 'https://shop.example/?a&b' },
    });
    expect(readCxml(utf8(writeCxmlResponse(START, 401, 'no')))).toMatchObject({
      ok: true,
      value: { status: { code: 401, text: 'Unauthorized', message: 'no' } },
    });
    expect(readCxml(utf8(writeProfileRequest(START, HEADER, true)))).toMatchObject({ value: { kind: 'profile' } });
  });
});

const ORDER = orderRequest([item()]);
const withDoctype = (doctype: string): string => ORDER.replace(/<!DOCTYPE[^>]*>/, doctype);

describe('a cXML document of somebody else', () => {
  it('may name the published DTD, of any version', () => {
    expect(
      readCxml(utf8(withDoctype('<!DOCTYPE cXML SYSTEM "http://xml.cXML.org/schemas/cXML/1.2.050/cXML.dtd">'))).ok,
    ).toBe(true);
    expect(readCxml(utf8(withDoctype(''))).ok).toBe(true);
  });

  it.each([
    ['doctype', withDoctype('<!DOCTYPE cXML SYSTEM "http://evil.example/cXML.dtd">')],
    ['doctype', withDoctype('<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]>')],
    [
      'doctype',
      withDoctype('<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.050/cXML.dtd" [<!ENTITY a "b">]>'),
    ],
    ['xml', ORDER.replace('PO-17', '&secret;')],
    ['not-cxml', '<html/>'],
    ['not-cxml', '<cXML payloadID="1" timestamp="x"/>'],
    ['not-cxml', ORDER.replace(/(<Request[^]*<\/Request>)/, '$1$1')],
    ['not-cxml', ORDER.replace(/(<OrderRequest>[^]*<\/OrderRequest>)/, '$1$1')],
    ['payload-id', ORDER.replace(/payloadID="[^"]*"/, '')],
    ['credential', ORDER.replace(/<From>[^]*<\/From>/, '<From/>')],
    ['no-lines', ORDER.replace(/<ItemOut[^]*<\/ItemOut>/, '')],
    ['quantity', ORDER.replace('quantity="100" lineNumber', 'quantity="-1" lineNumber')],
    ['quantity', ORDER.replace('quantity="100" lineNumber', 'quantity="1,000" lineNumber')],
    ['no-number', ORDER.replace('<SupplierPartID>1000123</SupplierPartID>', '')],
    ['order-type', ORDER.replace('type="new"', 'type="other"')],
    ['operation', setup('create').replace('operation="create"', 'operation="destroy"')],
    ['buyer-cookie', setup('create').replace(/<BuyerCookie>[^<]*<\/BuyerCookie>/, '<BuyerCookie/>')],
  ])('that could harm, or is half of an order, is refused whole (%s)', (code, document) => {
    expect(readCxml(utf8(document))).toMatchObject({ ok: false, refusal: { code } });
  });

  it('has a secret where Sender has it and nowhere else', () => {
    const elsewhere = ORDER.replace(
      '<From>',
      '<From><Credential domain="a"><Identity>b</Identity><SharedSecret>c</SharedSecret></Credential>',
    );
    const read = readCxml(utf8(elsewhere));
    expect(read.ok && 'header' in read.value && read.value.header.from).toEqual([
      { domain: 'a', identity: 'b' },
      ...HEADER.from,
    ]);
  });

  const orderIn = (document: string) => {
    const read = readCxml(utf8(document));
    if (!read.ok || read.value.kind !== 'order') throw new Error(JSON.stringify(read));
    return read.value.request;
  };

  it('has all comments of an order and of an item, and reports attachments', () => {
    const { order, hasAttachment } = orderIn(
      ORDER.replace(
        /<Comments[^]*?<\/Comments>/,
        (found) => `${found}<Comments>To<Attachment><URL>cid:1</URL></Attachment></Comments>`,
      ),
    );
    expect(order.note).toBe('Ring først\nTo');
    expect(hasAttachment).toBe(true);
    expect(orderIn(ORDER).hasAttachment).toBe(false);
  });

  const share = (id: string, amount: string) =>
    `<Distribution><Accounting name="x"><AccountingSegment id="${id}"/></Accounting><Charge><Money currency="DKK">${amount}</Money></Charge></Distribution>`;
  const withItem = (added: string, attributes = '') =>
    ORDER.replace('</ItemDetail>', `</ItemDetail>${added}`).replace('<ItemOut ', `<ItemOut ${attributes} `);
  const itemIn = (document: string) => orderIn(document).order.lines[0];

  it('is accounted on one thing or on shares of several, never on the first of them', () => {
    expect(itemIn(withItem(share('A', '1')))).toMatchObject({ accounting: 'A' });
    expect(itemIn(withItem(share('A', '1') + share('A', '2')))).toMatchObject({ accounting: 'A' });
    const split = itemIn(withItem(share('A', '1') + share('B', '2.50')));
    expect(split?.accounting).toBeUndefined();
    expect(split?.accountingShares).toEqual([
      { accounting: 'A', amount: moneyOf('1'), currency: 'DKK' },
      { accounting: 'B', amount: moneyOf('2.5'), currency: 'DKK' },
    ]);
  });

  it('wants an item on one day, or in parts on several', () => {
    const part = (quantity: string, date: string) =>
      `<ScheduleLine quantity="${quantity}" requestedDeliveryDate="${date}T00:00:00+01:00"/>`;
    const plain = ORDER.replaceAll(/ requestedDeliveryDate="[^"]*"/g, '');
    const dated = (added: string) => itemIn(plain.replace('</ItemDetail>', `</ItemDetail>${added}`));
    expect(dated('')?.deliveryDate).toBeUndefined();
    expect(dated(part('1', '2026-12-04'))).toMatchObject({ deliveryDate: '2026-12-04' });
    const parts = dated(part('1', '2026-12-04') + part('99', '2026-12-09'));
    expect(parts?.deliveryDate).toBeUndefined();
    expect(parts?.schedule).toEqual([
      { quantity: quantityOf(1), date: '2026-12-04' },
      { quantity: quantityOf(99), date: '2026-12-09' },
    ]);
  });

  it('reports an address of a single item, charges, a card, and combined delivery', () => {
    const shipTo = '<ShipTo><Address addressID="K4"><Name xml:lang="da">Kaj 4</Name></Address></ShipTo>';
    expect(itemIn(withItem(shipTo))?.delivery?.address).toMatchObject({ locationNumber: 'K4' });
    expect(itemIn(withItem('', 'isReturn="yes"'))?.isNoGoods).toBe(true);
    expect(itemIn(withItem('', 'operation="block"'))?.isNoGoods).toBe(true);
    expect(itemIn(ORDER)?.isNoGoods).toBeUndefined();
    expect(orderIn(ORDER)).toMatchObject({ isPaidByCard: false, isDeliveredTogether: false });
    const other = ORDER.replace('</BillTo>', '</BillTo><Payment><PCard number="1" expiration="2030-01-01"/></Payment>');
    expect(orderIn(other.replace('type="new"', 'type="new" shipComplete="yes"'))).toMatchObject({
      isPaidByCard: true,
      isDeliveredTogether: true,
    });
  });

  it('never makes the reader throw', () => {
    const whole = setup('edit', [item()]);
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(60), fc.string({ maxLength: 10 }), (at, removed, added) => {
        expect(typeof readCxml(utf8(whole.slice(0, at) + added + whole.slice(at + removed))).ok).toBe('boolean');
      }),
      { numRuns: 300 },
    );
  });

  const skipped = requires('data/cxml');
  it.skipIf(skipped !== '').each([
    [
      'OrderRequest.xml',
      { kind: 'order', isTest: true, request: { purpose: 'new', order: { number: 'DO1234', total: moneyOf('85') } } },
    ],
    [
      'PunchOutSetupRequest.xml',
      { kind: 'punchout-setup', setup: { operation: 'create', items: [{ lineNumber: '10' }, {}] } },
    ],
    [
      'PunchoutOrderMessage.xml',
      { kind: 'punchout-order', message: { buyerCookie: '1CX3L4843PPZO', items: [{ unit: 'PCE' }, {}] } },
    ],
    ['simple-profile-request.xml', { kind: 'profile', header: { sender: [{ sharedSecret: 'abracadabra' }] } }],
  ])(`of the standard’s samples is read: %s${skipped}`, (file, value) => {
    expect(readCxml(readFileSync(resolve(CXML, file)))).toMatchObject({ ok: true, value });
  });
});
