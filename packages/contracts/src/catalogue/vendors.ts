import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument } from '../search/search-document.ts';
import { CultureName, pageNumber, pageSize, SeenVersion, TextsOut, textsIn, typedText } from '../shared/values.ts';
import { VendorLink } from './material-values.ts';
import { NodeLink } from './navigation.ts';

const VendorCode = typedText(60).min(1);

export const Vendor = VendorLink.extend({
  Description: z.string().describe('Description'),
  DescriptionLanguage: z.string().describe('Language of the description'),
  WebsiteUrl: z.string().describe("Address of the website; '' for none"),
  MaterialCount: z.number().int().describe('Number of materials'),
  Nodes: z.array(NodeLink).max(50).describe('Catalog nodes'),
  BestSellers: z.array(SearchDocument).max(20).describe('The materials that are bought most, at most 20'),
}).describe('A vendor with its texts, the nodes its materials are in, and those that are bought most');
export type Vendor = z.infer<typeof Vendor>;

export const getVendors = operation({
  call: 'own-ven-01',
  name: 'getVendors',
  area: 'catalogue',
  summary: 'Vendors by name',
  description: 'Vendors by name, at most 100 a page. `Query` is the beginning of a word of the name.',
  method: 'GET',
  path: '/api/vendors',
  access: 'anyone',
  query: z.object({
    Query: typedText(100).default('').describe('Search text'),
    Page: pageNumber,
    PageSize: pageSize(50).describe('Items of a page'),
  }),
  response: z.object({
    Vendors: z
      .array(VendorLink.extend({ MaterialCount: z.number().int().describe('Number of materials') }))
      .describe('Vendors'),
    TotalCount: z.number().int().describe('Number of results'),
  }),
});

export const getVendor = operation({
  call: 'own-ven-02',
  name: 'getVendor',
  area: 'catalogue',
  summary: 'A vendor with its nodes and best sellers',
  description: "What a vendor's page shows: text, logo, nodes, best sellers.",
  method: 'GET',
  path: '/api/vendors/:code',
  failures: [404],
  access: 'anyone',
  params: z.object({ code: VendorCode.describe('Code') }),
  query: z.object({
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: Vendor,
});

export const getVendorSettings = operation({
  call: 'own-ven-03',
  name: 'getVendorSettings',
  area: 'catalogue',
  summary: "A vendor's texts, for editors",
  description: "A vendor's texts as an editor writes them; Version is 0 until there are any.",
  method: 'GET',
  path: '/api/vendors/:code/settings',
  failures: [404],
  access: 'editor',
  params: z.object({ code: VendorCode.describe('Code') }),
  response: z.object({
    Code: z.string().describe('Code of the variation, as in its address'),
    Description: TextsOut.describe('Description'),
    WebsiteUrl: z.string().describe("Address of the website; '' for none"),
    Version: z
      .number()
      .int()
      .describe('Version, which grows with every change; a change of an older version is refused (409)'),
  }),
});

export const saveVendorSettings = operation({
  call: 'own-ven-04',
  name: 'saveVendorSettings',
  area: 'catalogue',
  summary: "Save a vendor's texts",
  method: 'PUT',
  path: '/api/vendors/:code/settings',
  failures: [404, 409],
  access: 'editor',
  params: z.object({ code: VendorCode.describe('Code') }),
  body: z.object({
    Description: textsIn(4000).describe('Description'),
    WebsiteUrl: z
      .union([z.literal(''), z.httpUrl().max(400)])
      .default('')
      .describe("Address of the website; '' for none"),
    Version: SeenVersion.describe(
      'Version, which grows with every change; a change of an older version is refused (409)',
    ),
  }),
  response: z.object({
    ok: z.literal(true).describe('Always true'),
    Version: z
      .number()
      .int()
      .describe('Version, which grows with every change; a change of an older version is refused (409)'),
  }),
});
