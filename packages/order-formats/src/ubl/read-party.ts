import { nameOf, numberOf } from '../clean-text.ts';
import type { OrderAddress, OrderContact, OrderParty } from '../order.ts';
import { at, childrenOf, textAt, type XmlElement } from '../xml/read-xml.ts';
import { GLN } from './names.ts';

const GLN_SCHEMES: ReadonlySet<string> = new Set([GLN, 'GLN', 'EAN', 'iso6523-actorid-upis:0088']);

const someOf = <T extends object>(facts: T): T | undefined =>
  Object.values(facts).some((value) => value !== undefined) ? facts : undefined;

const numberAt = (element: XmlElement | undefined, path: string): string | undefined => {
  const found = at(element, path);
  return found && numberOf(found.text, { line: found.line, name: found.name });
};

const streetOf = (address: XmlElement): string | undefined => {
  const street = textAt(address, 'StreetName');
  const written = [street, textAt(address, 'BuildingNumber')].filter((part) => part !== undefined).join(' ');
  return nameOf(written) ?? nameOf(textAt(address, 'AddressLine/Line'));
};

/** A GLN, where an identifier is one by its scheme. */
export const readGln = (id: XmlElement | undefined): string | undefined =>
  id && GLN_SCHEMES.has(id.attributes['schemeID'] ?? '')
    ? numberOf(id.text, { line: id.line, name: id.name })
    : undefined;

/** cac:PostalAddress, cac:Address or cac:DeliveryAddress. */
export const readAddress = (address: XmlElement | undefined, name?: string): OrderAddress | undefined => {
  if (!address) return name === undefined ? undefined : { name };
  return someOf({
    name,
    street: streetOf(address),
    street2: nameOf(textAt(address, 'AdditionalStreetName')),
    postalCode: numberAt(address, 'PostalZone'),
    city: nameOf(textAt(address, 'CityName')),
    region: nameOf(textAt(address, 'CountrySubentity')),
    country: numberAt(address, 'Country/IdentificationCode')?.toUpperCase(),
    locationNumber: readGln(at(address, 'ID')),
  });
};

export const readContact = (contact: XmlElement | undefined): OrderContact | undefined =>
  someOf({
    name: nameOf(textAt(contact, 'Name')),
    phone: nameOf(textAt(contact, 'Telephone')),
    email: nameOf(textAt(contact, 'ElectronicMail')),
  });

/** cac:BuyerCustomerParty, cac:SellerSupplierParty: how each knows the other, and cac:Party. */
export const readParty = (role: XmlElement | undefined): OrderParty | undefined => {
  const party = at(role, 'Party');
  const endpoint = at(party, 'EndpointID');
  const identifications = childrenOf(party, 'PartyIdentification').flatMap((each) => at(each, 'ID') ?? []);
  const gln = identifications.find(({ attributes }) => GLN_SCHEMES.has(attributes['schemeID'] ?? ''));
  const own = identifications.find((each) => each !== gln);
  const isGlnEndpoint = GLN_SCHEMES.has(endpoint?.attributes['schemeID'] ?? '');
  const endpointId = numberAt(party, 'EndpointID');
  return someOf({
    name: nameOf(textAt(party, 'PartyName/Name')) ?? nameOf(textAt(party, 'PartyLegalEntity/RegistrationName')),
    number: numberAt(role, 'SupplierAssignedAccountID') ?? (own && numberOf(own.text, { line: own.line })),
    gln: (gln && numberOf(gln.text, { line: gln.line })) ?? (isGlnEndpoint ? endpointId : undefined),
    endpoint: endpointId === undefined ? undefined : { scheme: endpoint?.attributes['schemeID'], id: endpointId },
    vatNumber: numberAt(party, 'PartyTaxScheme/CompanyID'),
    registrationNumber: numberAt(party, 'PartyLegalEntity/CompanyID'),
    address: readAddress(at(party, 'PostalAddress')),
    contact: readContact(at(party, 'Contact')),
  });
};
