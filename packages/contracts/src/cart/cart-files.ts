import { z } from 'zod';
import { FILE, fileOperation } from '../operation.ts';
import { Id } from '../shared/values.ts';

export const CART_FILE_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

const reading = { area: 'cart', access: 'buyer', method: 'GET' } as const;

export const cartExport = fileOperation({
  ...reading,
  call: 'own-cart-07',
  name: 'cartExport',
  summary: 'The active cart or a draft as a file',
  description: 'Prices are included for callers who may see net prices. Answers 404 for another person’s cart.',
  path: '/api/cart/export',
  failures: [404],
  query: z.object({
    format: z.enum(['csv', 'xlsx', 'pdf']).describe('Format of the file'),
    cartId: Id.optional().describe('Id of a draft; the active cart without it'),
  }),
  file: {
    mediaTypes: ['text/csv', CART_FILE_TYPES.xlsx, CART_FILE_TYPES.pdf],
    description: 'The cart, named after it',
    isAttachment: true,
  },
  response: FILE,
});

export const cartEvents = fileOperation({
  ...reading,
  call: 'own-cart-08',
  name: 'cartEvents',
  summary: 'Changes of the caller’s carts as they happen',
  description:
    'Sends `cart-changed` with CartId, Version, IsActive and ItemCount for each change, and `cart-unknown` when changes may have been missed; `smart-kit-changed` with smartKitId, cartId, lastModifiedUtc and isDeleted, and `smart-kit-unknown`, of projects of kits; `catalog-changed` with CatalogId, Version, IsBasket, IsSimple and IsDeleted, and `catalog-unknown`, of PDF catalogs. The stream ends with the session. At most 20 streams for each person (429).',
  path: '/api/cart/events',
  file: { mediaTypes: ['text/event-stream'], description: 'Server-sent events' },
  alsoAnswers: { 204: 'The shop is stopping' },
  response: FILE,
});
