import type { OrderAddress, OrderContact, OrderParty, SchemedId } from '../order.ts';
import { type XmlNode, xml } from '../xml/write-xml.ts';
import { ENDPOINT_SCHEMES, GLN } from './names.ts';

/**
 * The electronic address of a party: its own, else its GLN, else its number in its country's register, else its VAT number.
 * @throws RangeError when there is none of them: Peppol has no order without
 */
export const endpointOf = (party: OrderParty): Required<SchemedId> => {
  const { endpoint, gln, registrationNumber, vatNumber, address } = party;
  if (endpoint?.scheme !== undefined) return { scheme: endpoint.scheme, id: endpoint.id };
  if (gln !== undefined) return { scheme: GLN, id: gln };
  const schemes = ENDPOINT_SCHEMES.get(address?.country ?? '');
  if (registrationNumber !== undefined && schemes?.registration !== undefined)
    return { scheme: schemes.registration, id: registrationNumber.replaceAll(/[\s.-]/g, '') };
  if (vatNumber !== undefined && schemes?.vat !== undefined)
    return { scheme: schemes.vat, id: vatNumber.replaceAll(/[\s.-]/g, '') };
  throw new RangeError(`no electronic address for the party ${party.name ?? party.number ?? ''}`);
};

const countryNode = (country: string | undefined): XmlNode | undefined =>
  xml('cac:Country', [xml('cbc:IdentificationCode', country)]);

/** An address; undefined when there is no country, which every address of Peppol has. */
export const addressNode = (name: string, address: OrderAddress | undefined): XmlNode | undefined =>
  address?.country === undefined
    ? undefined
    : xml(name, [
        xml('cbc:StreetName', address.street),
        xml('cbc:AdditionalStreetName', address.street2),
        xml('cbc:CityName', address.city),
        xml('cbc:PostalZone', address.postalCode),
        xml('cbc:CountrySubentity', address.region),
        countryNode(address.country),
      ]);

export const contactNode = (contact: OrderContact | undefined): XmlNode | undefined =>
  xml('cac:Contact', [
    xml('cbc:Name', contact?.name),
    xml('cbc:Telephone', contact?.phone),
    xml('cbc:ElectronicMail', contact?.email),
  ]);

/** A VAT number begins with its country. */
const taxSchemeNode = (vatNumber: string | undefined, country: string | undefined): XmlNode | undefined => {
  const bare = vatNumber?.replaceAll(/[\s.-]/g, '') ?? '';
  const whole = /^[A-Z]{2}/.test(bare) ? bare : `${country ?? ''}${bare}`;
  return bare === '' || !/^[A-Z]{2}/.test(whole)
    ? undefined
    : xml('cac:PartyTaxScheme', [xml('cbc:CompanyID', whole), xml('cac:TaxScheme', [xml('cbc:ID', 'VAT')])]);
};

/** cac:Party of a buyer or seller. @throws RangeError without name or electronic address */
export const partyNode = (party: OrderParty, hasTaxNumber: boolean): XmlNode | undefined => {
  const { name, number, gln, vatNumber, registrationNumber, address } = party;
  if (name === undefined) throw new RangeError('a party of an order needs a name');
  const endpoint = endpointOf(party);
  return xml('cac:Party', [
    xml('cbc:EndpointID', endpoint.id, { schemeID: endpoint.scheme }),
    gln === undefined ? undefined : xml('cac:PartyIdentification', [xml('cbc:ID', gln, { schemeID: GLN })]),
    xml('cac:PartyIdentification', [xml('cbc:ID', number)]),
    xml('cac:PartyName', [xml('cbc:Name', name)]),
    addressNode('cac:PostalAddress', address),
    hasTaxNumber ? taxSchemeNode(vatNumber, address?.country) : undefined,
    xml('cac:PartyLegalEntity', [
      xml('cbc:RegistrationName', name),
      xml('cbc:CompanyID', registrationNumber),
      address?.country === undefined
        ? undefined
        : xml('cac:RegistrationAddress', [xml('cbc:CityName', address.city), countryNode(address.country)]),
    ]),
    contactNode(party.contact),
  ]);
};
