/** The namespaces of UBL 2, whatever prefixes a document has for them. */
export const ORDER = 'urn:oasis:names:specification:ubl:schema:xsd:Order-2';
export const AGGREGATE = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';
export const BASIC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';

/** Peppol BIS Ordering 3, the profile of an order that is answered by nothing. */
export const CUSTOMIZATION = 'urn:fdc:peppol.eu:poacc:trns:order:3';
export const PROFILE = 'urn:fdc:peppol.eu:poacc:bis:order_only:3';

/** UNCL 1001: a purchase order. */
export const PURCHASE_ORDER = '220';

/** ISO 6523: GTIN and GLN. */
export const GTIN = '0160';
export const GLN = '0088';

/** Names under which Peppol's model lets a line carry numbers that it has no element for. */
export const NUMBER_PROPERTIES = { el: 'ElNumber', hws: 'HwsNumber', supplier: 'ManufacturerNumber' } as const;

/** The envelope that Peppol and others put around a document. */
export const ENVELOPE = 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader';

/** LineStatusCode: a line is ordered; by UBL's own words, and by those of UNCL 1229. */
export const ORDERED_LINES: ReadonlySet<string> = new Set(['', 'nostatus', 'added', '1', '5']);
export const DELETED_LINES: ReadonlySet<string> = new Set(['cancelled', 'canceled', 'deleted', '2', '7', '10']);

/** Parties of an order that are read. */
export const READ_PARTIES: ReadonlySet<string> = new Set(['BuyerCustomerParty', 'SellerSupplierParty']);

/** Electronic Address Schemes by country: of the number in the company register, and of the VAT number. */
interface EndpointSchemes {
  registration?: string;
  vat?: string;
}

export const ENDPOINT_SCHEMES: ReadonlyMap<string, EndpointSchemes> = new Map([
  ['DK', { registration: '0184' }],
  ['SE', { registration: '0007', vat: '9955' }],
  ['NO', { registration: '0192' }],
  ['NL', { registration: '0106', vat: '9944' }],
  ['DE', { vat: '9930' }],
]);
