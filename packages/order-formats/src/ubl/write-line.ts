import {
  compareMoney,
  lineAmount,
  type Money,
  NO_MONEY,
  negateMoney,
  roundToMinor,
  subtractMoney,
} from '@grossist/domain';
import { writeMoney, writeQuantity } from '../numbers.ts';
import type { OrderIdentifiers, OutgoingOrder, OutgoingOrderLine, VatRate } from '../order.ts';
import { toRec20 } from '../units.ts';
import { type XmlNode, xml } from '../xml/write-xml.ts';
import { GTIN, NUMBER_PROPERTIES } from './names.ts';

/** cac:TaxCategory, or cac:ClassifiedTaxCategory. What is not subject to VAT has no rate. */
export const taxCategoryNode = (name: string, { category, percent }: VatRate): XmlNode | undefined =>
  xml(name, [
    xml('cbc:ID', category),
    category === 'O' ? undefined : xml('cbc:Percent', percent),
    xml('cac:TaxScheme', [xml('cbc:ID', 'VAT')]),
  ]);

/** UNCL 5189: discount. */
const DISCOUNT = '95';

/** What price times quantity is more or less than the line's amount, so that the line adds up to the last digit. */
const differenceNode = (line: OutgoingOrderLine, currency: string): XmlNode | undefined => {
  const expected = lineAmount(line.unitPrice, line.perQuantity, line.quantity);
  const difference = subtractMoney(roundToMinor(line.amount), expected);
  const order = compareMoney(difference, NO_MONEY);
  if (order === 0) return undefined;
  return xml('cac:AllowanceCharge', [
    xml('cbc:ChargeIndicator', order > 0 ? 'true' : 'false'),
    order > 0 ? undefined : xml('cbc:AllowanceChargeReasonCode', DISCOUNT),
    xml('cbc:AllowanceChargeReason', order > 0 ? 'Surcharge' : 'Discount'),
    xml('cbc:Amount', writeMoney(order > 0 ? difference : negateMoney(difference)), { currencyID: currency }),
  ]);
};

const propertyNodes = (identifiers: OrderIdentifiers): (XmlNode | undefined)[] =>
  (['el', 'hws', 'supplier'] as const).map((kind) => {
    const number = identifiers[kind];
    if (number === undefined) return undefined;
    return xml('cac:AdditionalItemProperty', [xml('cbc:Name', NUMBER_PROPERTIES[kind]), xml('cbc:Value', number)]);
  });

const itemNode = ({ name, identifiers, vat }: OutgoingOrderLine, ofOrder: VatRate): XmlNode | undefined =>
  xml('cac:Item', [
    xml('cbc:Name', name),
    xml('cac:BuyersItemIdentification', [xml('cbc:ID', identifiers.buyer)]),
    xml('cac:SellersItemIdentification', [xml('cbc:ID', identifiers.sap)]),
    identifiers.ean === undefined
      ? undefined
      : xml('cac:StandardItemIdentification', [xml('cbc:ID', identifiers.ean, { schemeID: GTIN })]),
    taxCategoryNode('cac:ClassifiedTaxCategory', vat ?? ofOrder),
    propertyNodes(identifiers),
  ]);

const notNegative = (amount: Money, what: string): Money => {
  if (compareMoney(amount, NO_MONEY) < 0) throw new RangeError(`${what} of an order is negative`);
  return amount;
};

/** cac:OrderLine. @throws RangeError for a negative quantity, price or amount: a return is no order */
export const lineNode = (line: OutgoingOrderLine, { currency, vat }: OutgoingOrder): XmlNode | undefined => {
  if (line.quantity <= 0) throw new RangeError('the quantity of a line is not above 0');
  const unitCode = toRec20(line.unit);
  const amount = notNegative(roundToMinor(line.amount), 'the amount of a line');
  return xml('cac:OrderLine', [
    xml('cbc:Note', line.note),
    xml('cac:LineItem', [
      xml('cbc:ID', String(line.lineNumber)),
      xml('cbc:Quantity', writeQuantity(line.quantity), { unitCode }),
      xml('cbc:LineExtensionAmount', writeMoney(amount), { currencyID: currency }),
      xml('cbc:AccountingCost', line.accounting),
      xml('cac:Delivery', [
        xml('cac:RequestedDeliveryPeriod', [
          xml('cbc:StartDate', line.deliveryDate),
          xml('cbc:EndDate', line.deliveryDate),
        ]),
      ]),
      differenceNode(line, currency),
      xml('cac:Price', [
        xml('cbc:PriceAmount', writeMoney(notNegative(line.unitPrice, 'the price of a line')), {
          currencyID: currency,
        }),
        xml('cbc:BaseQuantity', writeQuantity(line.perQuantity), { unitCode }),
      ]),
      itemNode(line, vat),
    ]),
  ]);
};
