import { moneyOf, quantityOf } from '@grossist/domain';
import { type IncomingOrderLine, readCsvOrder, readEdifactOrders, readUblOrder } from '@grossist/order-formats';
import { expect, it } from 'vitest';
import { utf8 } from './order-fixture.ts';

const ublLine = (quantity: string, unitCode: string, price = ''): IncomingOrderLine | undefined => {
  const read = readUblOrder(
    utf8(
      `<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2" xmlns:a="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:b="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><b:ID>7</b:ID><a:OrderLine><a:LineItem><b:ID>1</b:ID><b:Quantity unitCode="${unitCode}">${quantity}</b:Quantity>${price}<a:Item><a:SellersItemIdentification><b:ID>17</b:ID></a:SellersItemIdentification></a:Item></a:LineItem></a:OrderLine></Order>`,
    ),
  );
  return read.ok ? read.value.orders[0]?.lines[0] : undefined;
};

const edifactLine = (unit: string, price = ''): IncomingOrderLine | undefined => {
  const segments = [
    "UNB+UNOC:3+A:14+B:14+261121:1200+1'UNH+1+ORDERS:D:96A:UN:EAN008'BGM+220+7+9'LIN+1++17:SA'",
    `QTY+21:2:${unit}'${price}UNS+S'UNT+7+1'UNZ+1+1'`,
  ];
  const read = readEdifactOrders(utf8(segments.join('')));
  return read.ok ? read.value.orders[0]?.lines[0] : undefined;
};

const csvLine = (unit: string): IncomingOrderLine | undefined => {
  const read = readCsvOrder(utf8(`Varenr;Antal;Enhed\n1000123;2;${unit}\n`));
  return read.ok ? read.value.orders[0]?.lines[0] : undefined;
};

it.each([
  ['KMT', 2000, 'MTR'],
  ['CMT', 0.02, 'MTR'],
  ['DZN', 24, 'PCE'],
  ['CEN', 200, 'PCE'],
  ['MIL', 2000, 'PCE'],
  ['GRM', 0.002, 'KGM'],
  ['TNE', 2000, 'KGM'],
  ['HLT', 200, 'LTR'],
  ['XPK', 2, 'PAK'],
  ['XYZ', 2, 'XYZ'],
])('two %s are read as %d %s by every reader', (code, quantity, unit) => {
  const expected = { quantity: quantityOf(quantity), unit };
  expect(ublLine('2', code)).toMatchObject(expected);
  expect(edifactLine(code)).toMatchObject(expected);
  expect(csvLine(code)).toMatchObject(expected);
});

it.each(['100 m', 'dåse', 'spand'])('the unknown unit "%s" stays as it is written', (unit) => {
  expect(csvLine(unit)).toMatchObject({ quantity: quantityOf(2), unit });
});

it('a quantity that is no whole thousandth stays as it is written', () => {
  expect(ublLine('0.5', 'MMT')).toMatchObject({ quantity: quantityOf('0.5'), unit: 'MMT' });
});

it('a price is for the unit of its base quantity, and else for that of the line', () => {
  const price = (base: string) => `<a:Price><b:PriceAmount currencyID="DKK">5530</b:PriceAmount>${base}</a:Price>`;
  const whole = { quantity: quantityOf(2000), unit: 'MTR', unitPrice: moneyOf('5530'), perQuantity: quantityOf(1000) };
  const lines = [
    ublLine('2', 'KMT', price('')),
    ublLine('2', 'KMT', price('<b:BaseQuantity unitCode="KMT">1</b:BaseQuantity>')),
    ublLine('2', 'KMT', price('<b:BaseQuantity unitCode="MTR">1000</b:BaseQuantity>')),
    edifactLine('KMT', "PRI+AAA:5530:CT:NTP:1:KMT'"),
  ];
  for (const line of lines) {
    expect(line).toMatchObject(whole);
    expect(line?.perUnit).toBeUndefined();
  }
  expect(ublLine('3', 'XRO', price('<b:BaseQuantity unitCode="MTR">100</b:BaseQuantity>'))).toMatchObject({
    quantity: quantityOf(3),
    unit: 'ROL',
    perQuantity: quantityOf(100),
    perUnit: 'MTR',
  });
  expect(edifactLine('RO', "PRI+AAA:553:CT:NTP:100:MTR'")).toMatchObject({ unit: 'ROL', perUnit: 'MTR' });
});
