import { isGtin } from '@grossist/domain';
import { about, nameOf, noteOf, numberOf, shown } from '../clean-text.ts';
import { amountFrom, isoDate, priceFrom, quantityFrom } from '../numbers.ts';
import type { IncomingOrderLine, OrderIdentifiers } from '../order.ts';
import { type Faults, Refused } from '../reading.ts';
import { inShopUnits } from '../units.ts';
import { at, childrenOf, textAt, type XmlElement } from '../xml/read-xml.ts';
import { DELETED_LINES, NUMBER_PROPERTIES, ORDERED_LINES } from './names.ts';

const numberAt = (element: XmlElement | undefined, path: string): string | undefined => {
  const found = at(element, path);
  return found && numberOf(found.text, { line: found.line, name: path });
};

const propertyOf = (item: XmlElement | undefined, name: string): string | undefined => {
  const found = childrenOf(item, 'AdditionalItemProperty').find((each) => textAt(each, 'Name') === name);
  return numberAt(found, 'Value');
};

/** The standard number is a GTIN unless its scheme or its digits say otherwise: 0160 is GTIN, 0088 a location (GLN). */
const standardNumber = (item: XmlElement | undefined): Pick<OrderIdentifiers, 'ean' | 'any'> => {
  const number = numberAt(item, 'StandardItemIdentification/ID');
  if (number === undefined) return {};
  const scheme = at(item, 'StandardItemIdentification/ID')?.attributes['schemeID']?.toUpperCase() ?? '';
  const isEan = scheme === '' ? isGtin(number) : ['0160', 'GTIN', 'EAN', 'GTIN14'].includes(scheme);
  return isEan ? { ean: number } : { any: number };
};

export const definedOf = (identifiers: OrderIdentifiers): OrderIdentifiers =>
  Object.fromEntries(Object.entries(identifiers).filter(([, number]) => number !== undefined));

const readIdentifiers = (item: XmlElement | undefined): OrderIdentifiers =>
  definedOf({
    sap: numberAt(item, 'SellersItemIdentification/ID'),
    buyer: numberAt(item, 'BuyersItemIdentification/ID'),
    el: propertyOf(item, NUMBER_PROPERTIES.el),
    hws: propertyOf(item, NUMBER_PROPERTIES.hws),
    supplier: numberAt(item, 'ManufacturersItemIdentification/ID') ?? propertyOf(item, NUMBER_PROPERTIES.supplier),
    ...standardNumber(item),
  });

/** @throws Refused for a line that is deleted */
const checkStatus = (lineItem: XmlElement, faults: Faults): void => {
  const status = at(lineItem, 'LineStatusCode');
  const value = status?.text.trim() ?? '';
  const place = { line: status?.line ?? lineItem.line, name: 'LineStatusCode' };
  if (DELETED_LINES.has(value.toLowerCase()))
    throw new Refused('deleted-line', `the line is deleted (${shown(value)})`, place, about(value));
  if (!ORDERED_LINES.has(value.toLowerCase()))
    faults.noted('line-action', `the action ${shown(value)} is not used`, place, about(value));
};

/**
 * cac:OrderLine, with the first cac:LineItem of it.
 * @throws Refused for a line without number or quantity, or with one that is none, and for a line that is deleted
 */
export const readLine = (orderLine: XmlElement, faults: Faults): IncomingOrderLine => {
  const lineItem = at(orderLine, 'LineItem');
  const item = at(lineItem, 'Item');
  const { line } = orderLine;
  if (!lineItem) throw new Refused('no-item', 'the line orders nothing', { line, name: 'LineItem' });
  checkStatus(lineItem, faults);
  const identifiers = readIdentifiers(item);
  const name = nameOf(textAt(item, 'Name')) ?? nameOf(textAt(item, 'Description'));
  if (Object.keys(identifiers).length === 0)
    throw new Refused('no-number', 'the line names no number of a material', { line, name: 'Item' });
  const quantity = at(lineItem, 'Quantity');
  const base = at(lineItem, 'Price/BaseQuantity');
  const per = base?.text.trim();
  const price = priceFrom(textAt(lineItem, 'Price/PriceAmount'), per === '0' ? undefined : per, {
    line,
    name: 'PriceAmount',
  });
  return {
    at: line,
    lineNumber: numberAt(lineItem, 'ID'),
    identifiers,
    name,
    ...inShopUnits({
      quantity: quantityFrom(quantity?.text, { line, name: 'Quantity' }),
      unit: quantity?.attributes['unitCode'],
      ...price,
      perUnit: base?.attributes['unitCode'],
    }),
    amount: amountFrom(textAt(lineItem, 'LineExtensionAmount'), { line, name: 'LineExtensionAmount' }),
    note: noteOf(childrenOf(orderLine, 'Note')[0]?.text ?? textAt(lineItem, 'Note')),
    deliveryDate: isoDate(
      textAt(lineItem, 'Delivery/RequestedDeliveryPeriod/StartDate') ??
        textAt(lineItem, 'Delivery/RequestedDeliveryPeriod/EndDate'),
    ),
    accounting: nameOf(textAt(lineItem, 'AccountingCost') ?? textAt(lineItem, 'AccountingCostCode')),
  };
};
