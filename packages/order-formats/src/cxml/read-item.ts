import { isGtin, parseQuantity } from '@grossist/domain';
import { priceFrom, quantityFrom, type ReadPrice } from '../numbers/index.ts';
import type { OrderIdentifiers } from '../order.ts';
import { Refused } from '../reading.ts';
import { nameOf, numberOf } from '../text/index.ts';
import { inShopUnits } from '../units/index.ts';
import { at, childrenOf, textAt, type XmlElement } from '../xml/index.ts';
import { readComments } from './read-comments.ts';
import { readWishes } from './read-item-wishes.ts';
import type { CxmlItem } from './types.ts';

const LONGEST_AUXILIARY = 1000;
const ONE = parseQuantity('1');
const EAN_DOMAINS: ReadonlySet<string> = new Set(['EAN', 'EAN-13', 'GTIN', 'EANID']);

/** An id that is given back as it came. @throws Refused when it is longer than this shop writes any */
export const auxiliaryOf = (element: XmlElement | undefined): string | undefined => {
  const text = element?.text.trim();
  if (text !== undefined && text.length > LONGEST_AUXILIARY)
    throw new Refused('number', 'SupplierPartAuxiliaryID is too long', { line: element?.line });
  return text || undefined;
};

const readIdentifiers = (item: XmlElement): OrderIdentifiers => {
  const place = { line: item.line, name: 'ItemID' };
  const id = at(item, 'ItemID');
  const references = childrenOf(id, 'IdReference');
  const ofDomain = (domain: string): string | undefined =>
    numberOf(references.find(({ attributes }) => attributes['domain'] === domain)?.attributes['identifier'], place);
  const ean = references.find(({ attributes }) => EAN_DOMAINS.has(attributes['domain']?.toUpperCase() ?? ''))
    ?.attributes['identifier'];
  const identifiers: OrderIdentifiers = {
    sap: numberOf(textAt(id, 'SupplierPartID'), place),
    buyer: numberOf(textAt(id, 'BuyerPartID'), place),
    supplier: numberOf(textAt(item, 'ItemDetail/ManufacturerPartID'), place),
    ean: ean !== undefined && isGtin(ean) ? ean : undefined,
    el: ofDomain('ElNumber'),
    hws: ofDomain('HwsNumber'),
  };
  if (identifiers.sap === undefined) throw new Refused('no-number', 'the item has no SupplierPartID', place);
  return Object.fromEntries(Object.entries(identifiers).filter(([, number]) => number !== undefined));
};

/** The price, unless it is for another unit than the item is ordered in. */
const readPrice = (item: XmlElement): ReadPrice | undefined => {
  const basis = at(item, 'ItemDetail/PriceBasisQuantity');
  const factor = basis?.attributes['conversionFactor'];
  if (factor !== undefined && parseQuantity(factor) !== ONE) return undefined;
  const place = { line: item.line, name: 'UnitPrice' };
  return priceFrom(textAt(item, 'ItemDetail/UnitPrice/Money'), basis?.attributes['quantity'], place);
};

const readDescription = (item: XmlElement): string | undefined => {
  const description = at(item, 'ItemDetail/Description');
  return nameOf(description?.text) ?? nameOf(textAt(description, 'ShortName'));
};

/** ItemOut of an order or setup request, ItemIn of a cart. @throws Refused for one that can't be told for sure */
export const readItem = (item: XmlElement): CxmlItem => {
  const { line, attributes } = item;
  const money = at(item, 'ItemDetail/UnitPrice/Money');
  return {
    at: line,
    lineNumber: numberOf(attributes['lineNumber'], { line, name: 'lineNumber' }),
    identifiers: readIdentifiers(item),
    auxiliaryId: auxiliaryOf(at(item, 'ItemID/SupplierPartAuxiliaryID')),
    name: readDescription(item),
    ...inShopUnits({
      quantity: quantityFrom(attributes['quantity'], { line, name: 'quantity' }),
      unit: textAt(item, 'ItemDetail/UnitOfMeasure'),
      ...readPrice(item),
      perUnit: textAt(item, 'ItemDetail/PriceBasisQuantity/UnitOfMeasure'),
    }),
    currency: numberOf(money?.attributes['currency'], { line, name: 'currency' }),
    note: readComments(item),
    ...readWishes(item),
  };
};
