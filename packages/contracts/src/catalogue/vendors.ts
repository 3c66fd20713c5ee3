import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument } from '../search/search-document.ts';
import { SeenVersion, TextsOut, textsIn } from '../shared/texts.ts';
import { CultureName, pageNumber, pageSize, typedText } from '../shared/values.ts';
import { NodeLink } from './nodes.ts';
import { VendorLink } from './vendor-link.ts';

const VendorCode = typedText(60).min(1);

/** A vendor with its texts, the nodes its materials are in, and those that are bought most. */
export const Vendor = VendorLink.extend({
  Description: z.string(),
  DescriptionLanguage: z.string(),
  WebsiteUrl: z.string(),
  MaterialCount: z.number().int(),
  Nodes: z.array(NodeLink).max(50),
  BestSellers: z.array(SearchDocument).max(20),
});
export type Vendor = z.infer<typeof Vendor>;

/** Vendors by name, at most 100 a page. `Query` is the beginning of a word of the name. */
export const getVendors = operation({
  call: 'own-ven-01',
  name: 'getVendors',
  area: 'catalogue',
  summary: 'Vendors by name',
  method: 'GET',
  path: '/api/vendors',
  access: 'anyone',
  query: z.object({ Query: typedText(100).default(''), Page: pageNumber, PageSize: pageSize(50) }),
  response: z.object({
    Vendors: z.array(VendorLink.extend({ MaterialCount: z.number().int() })),
    TotalCount: z.number().int(),
  }),
});

/** What a vendor's page shows: text, logo, nodes, best sellers. */
export const getVendor = operation({
  call: 'own-ven-02',
  name: 'getVendor',
  area: 'catalogue',
  summary: 'A vendor with its nodes and best sellers',
  method: 'GET',
  path: '/api/vendors/:code',
  access: 'anyone',
  params: z.object({ code: VendorCode }),
  query: z.object({ cultureName: CultureName.optional() }),
  response: Vendor,
});

/** A vendor's texts as an editor writes them; Version is 0 until there are any. */
export const getVendorSettings = operation({
  call: 'own-ven-03',
  name: 'getVendorSettings',
  area: 'catalogue',
  summary: "A vendor's texts, for editors",
  method: 'GET',
  path: '/api/vendors/:code/settings',
  access: 'editor',
  params: z.object({ code: VendorCode }),
  response: z.object({
    Code: z.string(),
    Description: TextsOut,
    WebsiteUrl: z.string(),
    Version: z.number().int(),
  }),
});

export const saveVendorSettings = operation({
  call: 'own-ven-04',
  name: 'saveVendorSettings',
  area: 'catalogue',
  summary: "Save a vendor's texts",
  method: 'PUT',
  path: '/api/vendors/:code/settings',
  access: 'editor',
  params: z.object({ code: VendorCode }),
  body: z.object({
    Description: textsIn(4000),
    WebsiteUrl: z.union([z.literal(''), z.httpUrl().max(400)]).default(''),
    Version: SeenVersion,
  }),
  response: z.object({ ok: z.literal(true), Version: z.number().int() }),
});
