import { isGtin, parseQuantity } from '@grossist/domain';
import { nameOf, noteOf, numberOf } from '../clean-text.ts';
import { amountFrom, isoDate, priceFrom, quantityFrom, type ReadPrice } from '../numbers.ts';
import type { OrderAddress, OrderContact, OrderIdentifiers } from '../order.ts';
import { Refused } from '../reading.ts';
import { inShopUnits } from '../units.ts';
import { at, childrenOf, textAt, type XmlElement } from '../xml/read-xml.ts';
import type { AccountingShare, CxmlDelivery, CxmlItem, ScheduledPart } from './types.ts';

const someOf = <T extends object>(facts: T): T | undefined =>
  Object.values(facts).some((value) => value !== undefined) ? facts : undefined;

/** Address of ShipTo and BillTo. Its first line of DeliverTo is the person, who is distinguished. */
export const readAddress = (address: XmlElement | undefined): OrderAddress | undefined => {
  if (!address) return undefined;
  const postal = at(address, 'PostalAddress');
  const country = at(postal, 'Country')?.attributes['isoCountryCode'] ?? address.attributes['isoCountryCode'];
  const [street, street2] = childrenOf(postal, 'Street').map(({ text }) => nameOf(text));
  const place = { line: address.line, name: 'Address' };
  return someOf({
    name: nameOf(textAt(address, 'Name')),
    street,
    street2,
    postalCode: numberOf(textAt(postal, 'PostalCode'), place),
    city: nameOf(textAt(postal, 'City')),
    region: nameOf(textAt(postal, 'State')),
    country: numberOf(country, place)?.toUpperCase(),
    locationNumber: numberOf(address.attributes['addressID'], place),
  });
};

const readPhone = (element: XmlElement | undefined): string | undefined => {
  const number = at(element, 'Phone/TelephoneNumber');
  const country = textAt(number, 'CountryCode');
  const parts = [country && `+${country}`, textAt(number, 'AreaOrCityCode'), textAt(number, 'Number')];
  return nameOf(parts.filter((part) => part !== undefined && part !== '').join(' '));
};

/** Who is to be asked, of a Contact or of an Address with its lines of DeliverTo. */
export const readContact = (element: XmlElement | undefined): OrderContact | undefined => {
  const isContact = element?.name === 'Contact';
  return someOf({
    name: nameOf(isContact ? textAt(element, 'Name') : textAt(element, 'PostalAddress/DeliverTo')),
    phone: readPhone(element),
    email: nameOf(textAt(element, 'Email')),
  });
};

/** All that was written to an order or an item: a document may hold several comments. */
export const readComments = (element: XmlElement): string | undefined =>
  noteOf(
    childrenOf(element, 'Comments')
      .map(({ text }) => text.trim())
      .filter((text) => text !== '')
      .join('\n'),
  );

/** Whether files came beside the document, of which nothing is read. */
export const hasAttachment = (element: XmlElement): boolean =>
  childrenOf(element, 'Comments').some((comments) => at(comments, 'Attachment') !== undefined);

/** Most of them that are read. */
const MOST_PARTS = 20;

/** The ids of one distribution, from the widest to the narrowest. */
const accountingOf = (distribution: XmlElement): string => {
  const accounting = at(distribution, 'Accounting');
  const segments = [...childrenOf(accounting, 'AccountingSegment'), ...childrenOf(accounting, 'Segment')];
  return nameOf(segments.map(({ attributes }) => attributes['id'] ?? '').join('-')) ?? '';
};

const shareOf = (distribution: XmlElement): AccountingShare => {
  const money = at(distribution, 'Charge/Money');
  return {
    accounting: accountingOf(distribution),
    amount: amountFrom(money?.text, { line: distribution.line, name: 'Charge' }),
    currency: nameOf(money?.attributes['currency']),
  };
};

/** What the line is accounted on; where it is split between several, the share of each instead. */
const readAccounting = (item: XmlElement): Pick<CxmlItem, 'accounting' | 'accountingShares'> => {
  const shares = childrenOf(item, 'Distribution')
    .slice(0, MOST_PARTS)
    .map(shareOf)
    .filter(({ accounting }) => accounting !== '');
  const [first] = shares;
  if (first === undefined) return {};
  return shares.every(({ accounting }) => accounting === first.accounting)
    ? { accounting: first.accounting }
    : { accountingShares: shares };
};

/** The day of the item; where it is to come in several parts, these instead. */
const readDays = (item: XmlElement): Pick<CxmlItem, 'deliveryDate' | 'schedule'> => {
  const parts = childrenOf(item, 'ScheduleLine').map((part): ScheduledPart => {
    const { quantity, requestedDeliveryDate } = part.attributes;
    return {
      quantity: quantityFrom(quantity, { line: part.line, name: 'ScheduleLine' }),
      date: isoDate(requestedDeliveryDate),
    };
  });
  const days = new Set(parts.map(({ date }) => date));
  if (days.size > 1) return { schedule: parts.slice(0, MOST_PARTS) };
  const deliveryDate = isoDate(item.attributes['requestedDeliveryDate']) ?? [...days][0];
  return deliveryDate === undefined ? {} : { deliveryDate };
};

const readDelivery = (item: XmlElement): CxmlDelivery | undefined => {
  const shipTo = at(item, 'ShipTo/Address');
  return shipTo && { address: readAddress(shipTo), contact: readContact(shipTo) };
};

const MARKS = ['isReturn', 'operation'] as const;

/** What an item wants beside its material and quantity: accounting, days, an address of its own. */
const readWishes = (item: XmlElement): Partial<CxmlItem> => {
  const delivery = readDelivery(item);
  // "isReturn" is a mark by being there; "operation" says what is to be done with the item instead.
  const isNoGoods = MARKS.some((mark) => item.attributes[mark] !== undefined);
  return {
    ...readAccounting(item),
    ...readDays(item),
    ...(delivery === undefined ? {} : { delivery }),
    ...(isNoGoods ? { isNoGoods } : {}),
    ...(hasAttachment(item) ? { hasAttachment: true } : {}),
  };
};

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

/** ItemOut of an order or setup request, ItemIn of a cart. @throws Refused for one that is ambiguous */
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
