import { z } from 'zod';
import { FILE, fileOperation, operation } from '../operation.ts';
import { Id } from '../shared/values.ts';

export const PunchoutNotice = z
  .object({
    Code: z.string().describe("The material's number as the buyer's system wrote it"),
    Reason: z
      .enum(['unknown', 'changed', 'refused'])
      .describe('Not known or not sold to the customer; in another quantity than sent; not to be had'),
  })
  .describe("What became of an item of the cart that a buyer's system sent to be edited");

export const getPunchoutSession = operation({
  call: 'own-pun-01',
  name: 'getPunchoutSession',
  area: 'punchout',
  summary: 'The procurement system that the cart goes back to',
  description: 'How somebody came here from their own procurement system, and where their cart goes.',
  method: 'GET',
  path: '/api/punchout/session',
  access: 'buyer',
  response: z.object({
    IsOpen: z.boolean().describe('False for everybody who signed in by themselves'),
    Operation: z.enum(['create', 'edit', 'inspect']).nullable().describe('What the visit is for; null without one'),
    ReturnsTo: z.string().describe("Host of the system that the cart goes back to; '' without one"),
    MayChange: z.boolean().describe('False: nothing of the cart may be changed'),
    Notices: z.array(PunchoutNotice).describe('What became of the items that were sent to be edited'),
  }),
});

export const checkOutByPunchout = operation({
  call: 'own-pun-02',
  name: 'checkOutByPunchout',
  area: 'punchout',
  summary: 'Hand the cart over to the procurement system',
  description:
    "Hands the cart over to the buyer's own system, once. The cart is closed, and the returned page posts it back.",
  method: 'POST',
  path: '/api/punchout/checkout',
  failures: [404, 409, 422],
  isAudited: true,
  access: 'buyer',
  body: z.object({
    CartId: Id.describe('Id of the cart'),
    CartVersion: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('The version the buyer saw: a cart changed meanwhile is not handed over (409)'),
  }),
  response: z.object({
    PostbackUrl: z.string().describe('The page that posts the cart back, to be opened by the browser'),
  }),
});

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
