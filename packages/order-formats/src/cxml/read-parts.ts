import { nameOf, noteOf, numberOf } from '../clean-text.ts';
import type { OrderAddress, OrderContact } from '../order.ts';
import { at, childrenOf, textAt, type XmlElement } from '../xml/read-xml.ts';

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
