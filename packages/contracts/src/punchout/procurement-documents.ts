import { FILE, fileOperation } from '../file-operation.ts';

const cxml = {
  area: 'punchout',
  method: 'POST',
  access: 'anyone',
  changes: false,
  credentials: 'document',
  hasOwnFailures: true,
  upload: { mediaTypes: ['text/xml', 'application/xml', 'multipart/related'], description: 'A cXML 1.2 document' },
  file: { mediaTypes: ['text/xml'], description: 'A cXML document; failures too are cXML with a status code' },
} as const;

export const postCxml = fileOperation({
  ...cxml,
  call: 'own-pun-03',
  name: 'postCxml',
  summary: 'Any cXML request',
  description:
    'Takes ProfileRequest, PunchOutSetupRequest and OrderRequest. The sender is identified by the shared secret in the document.',
  path: '/punchout/cxml',
  response: FILE,
});

export const postCxmlOrder = fileOperation({
  ...cxml,
  call: 'own-pun-04',
  name: 'postCxmlOrder',
  summary: 'Orders as cXML',
  description: 'Takes the same requests as `/punchout/cxml`, for systems that want an address of its own for orders.',
  path: '/punchout/cxml/order',
  response: FILE,
});

const oci = {
  area: 'punchout',
  access: 'anyone',
  changes: false,
  credentials: 'document',
  hasOwnFailures: true,
  path: '/punchout/oci',
  file: { mediaTypes: ['text/html'], description: 'A page that posts the result back, or that says what is wrong' },
  alsoAnswers: { 303: 'Signed in; the browser is sent into the shop' },
} as const;

const ociFields =
  'The fields are those of OCI 4.0 or 5.0: USERNAME, PASSWORD, HOOK_URL and, for functions, FUNCTION, PRODUCTID, SEARCHSTRING and QUANTITY.';

export const startOci = fileOperation({
  ...oci,
  call: 'own-pun-05',
  name: 'startOci',
  summary: 'Enter the shop by OCI',
  description: `${ociFields} They are sent in the address.`,
  method: 'GET',
  response: FILE,
});

export const startOciByForm = fileOperation({
  ...oci,
  call: 'own-pun-06',
  name: 'startOciByForm',
  summary: 'Enter the shop by OCI, as a form',
  description: `${ociFields} They are sent in the address, as a form, or both.`,
  method: 'POST',
  upload: { mediaTypes: ['application/x-www-form-urlencoded'], description: 'The fields of OCI' },
  response: FILE,
});
