/** Electronic Address Schemes by country: of the number in the company register, and of the VAT number. */
export interface EndpointSchemes {
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
