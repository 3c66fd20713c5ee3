import { type Money, parseQuantity } from '@grossist/domain';
import { writeMoney, writeQuantity } from '../numbers.ts';
import type { OrderAddress, OrderContact, OutgoingOrderLine } from '../order.ts';
import { toPlainUnit } from '../units.ts';
import { bare, type XmlNode, xml } from '../xml/write-xml.ts';

export interface CxmlOutgoingItem extends OutgoingOrderLine {
  /** The line of the kit that the item is a material of. */
  parentLineNumber?: number;
  /** A header: its materials follow as items of their own, each with its price. */
  isKit?: boolean;
  /** Given back when the cart is edited or ordered. */
  auxiliaryId?: string;
  /** Its class in a classification ("UNSPSC", "ETIM"); every item has one. */
  classification: { domain: string; code: string };
  /** In calendar days. */
  leadTimeDays?: number;
  manufacturerName?: string;
  longText?: string;
}

const ONE = parseQuantity('1');

export const moneyNode = (amount: Money, currency: string): XmlNode | undefined =>
  xml('Money', writeMoney(amount), { currency });

const unitOf = (unit: string): string => (unit === 'PCE' ? 'EA' : toPlainUnit(unit));

const idNode = ({ identifiers, auxiliaryId }: CxmlOutgoingItem): XmlNode | undefined => {
  if (identifiers.sap === undefined || identifiers.sap === '') throw new RangeError('an item needs its SAP number');
  const reference = (identifier: string | undefined, domain: string): XmlNode | undefined =>
    identifier === undefined ? undefined : xml('IdReference', [], { identifier, domain });
  return xml('ItemID', [
    xml('SupplierPartID', identifiers.sap),
    xml('SupplierPartAuxiliaryID', auxiliaryId),
    xml('BuyerPartID', identifiers.buyer),
    reference(identifiers.ean, 'EAN-13'),
    reference(identifiers.el, 'ElNumber'),
    reference(identifiers.hws, 'HwsNumber'),
  ]);
};

const basisNode = ({ perQuantity, unit }: CxmlOutgoingItem): XmlNode | undefined =>
  perQuantity === ONE
    ? undefined
    : xml('PriceBasisQuantity', [xml('UnitOfMeasure', unitOf(unit))], {
        quantity: writeQuantity(perQuantity),
        conversionFactor: '1',
      });

const detailNode = (item: CxmlOutgoingItem, currency: string, language: string): XmlNode | undefined => {
  const text = item.longText || item.name || item.identifiers.sap;
  return xml('ItemDetail', [
    xml('UnitPrice', [moneyNode(item.unitPrice, currency)]),
    xml('Description', text, { 'xml:lang': language }),
    xml('UnitOfMeasure', unitOf(item.unit)),
    basisNode(item),
    xml('Classification', item.classification.code, { domain: item.classification.domain }),
    xml('ManufacturerPartID', item.identifiers.supplier),
    xml('ManufacturerName', item.manufacturerName, { 'xml:lang': language }),
    item.leadTimeDays === undefined ? undefined : xml('LeadTime', String(item.leadTimeDays)),
  ]);
};

/** ItemIn of a cart or ItemOut of an order. @throws RangeError without SAP number, class or a quantity above 0 */
export const itemNode = (
  name: 'ItemIn' | 'ItemOut',
  item: CxmlOutgoingItem,
  currency: string,
  language: string,
): XmlNode | undefined => {
  if (item.quantity <= 0) throw new RangeError('the quantity of an item is not above 0');
  if (item.classification.code === '' || item.classification.domain === '')
    throw new RangeError('an item needs a class');
  return xml(
    name,
    [
      idNode(item),
      detailNode(item, currency, language),
      item.note === undefined ? undefined : xml('Comments', item.note, { 'xml:lang': language }),
    ],
    {
      quantity: writeQuantity(item.quantity),
      lineNumber: String(item.lineNumber),
      parentLineNumber: item.parentLineNumber === undefined ? undefined : String(item.parentLineNumber),
      itemType: item.isKit ? 'composite' : item.parentLineNumber === undefined ? undefined : 'item',
      compositeItemType: item.isKit ? 'itemLevel' : undefined,
      requestedDeliveryDate: name === 'ItemOut' ? item.deliveryDate : undefined,
    },
  );
};

/** Address of ShipTo and BillTo; without street, town and country of its name alone. */
export const addressNode = (
  { name, street, street2, postalCode, city, region, country, locationNumber }: OrderAddress,
  contact: OrderContact | undefined,
  language: string,
): XmlNode | undefined =>
  xml(
    'Address',
    [
      xml('Name', name, { 'xml:lang': language }) ?? { ...bare('Name'), attributes: { 'xml:lang': language } },
      !street || !city || !country
        ? undefined
        : xml('PostalAddress', [
            xml('DeliverTo', contact?.name),
            xml('Street', street),
            xml('Street', street2),
            xml('City', city),
            xml('State', region),
            xml('PostalCode', postalCode),
            xml('Country', country, { isoCountryCode: country }),
          ]),
      xml('Email', contact?.email),
    ],
    { isoCountryCode: country, addressID: locationNumber },
  );
