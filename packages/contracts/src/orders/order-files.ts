import { z } from 'zod';
import { FILE, fileOperation } from '../operation.ts';
import { flag, Id, valuesInQuery } from '../shared/values.ts';

export const DownloadToken = z
  .string()
  .regex(/^[A-Za-z0-9-]{8,64}$/)
  .optional()
  .describe('Chosen by the page; the response sets a cookie of this name, with `done` or `failed`');

export const ORDER_FILE_TYPES = ['draft', 'sent', 'back', 'return'] as const;
type OrderFileType = (typeof ORDER_FILE_TYPES)[number];

/** Lists of orders as section 3 names them, beside the page's own shorter names. */
const LISTS: Readonly<Record<'history' | 'backorder' | 'returnorder', OrderFileType>> = {
  history: 'sent',
  backorder: 'back',
  returnorder: 'return',
};

const OrderFileType = z
  .union([
    z.enum(ORDER_FILE_TYPES),
    z.enum(['history', 'backorder', 'returnorder']).transform((list): OrderFileType => LISTS[list]),
  ])
  .default('sent');

/**
 * Standard: all columns, with prices for who may see them. Prices: what it costs, line by line and in sums. Accounting:
 * accounting strings, notes and projects. Labels: what is printed on shelves and boxes, one row for each line.
 */
export const ORDER_FILE_TEMPLATES = ['Standard', 'Prices', 'Accounting', 'Labels'] as const;

const excel = {
  orderType: OrderFileType.describe('List that the order belongs to'),
  templateType: z.enum(ORDER_FILE_TEMPLATES).default('Standard').describe('Columns of the workbook'),
  downloadToken: DownloadToken,
};

const ExcelExportOfOne = z.object({
  ...excel,
  isKitDelivery: flag(false).describe('Whether the materials of kits are listed below their kit'),
});

const ExcelExportOfMany = z.object({
  ...excel,
  orderIds: valuesInQuery(Id, 100)
    .refine(({ length }) => length > 0, 'must have an id')
    .describe('Ids of the orders, at most 100'),
  isKitDelivery: flag(false).describe('Whether the materials of kits are listed below their kit'),
});

export const ORDER_DOCUMENT_KINDS = ['pdf', 'ubl', 'efonelfo', 'json'] as const;
const OrderDocumentQuery = z.object({ downloadToken: DownloadToken });

const download = { area: 'orders', method: 'GET', access: 'buyer' } as const;
const workbook = {
  mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  description: 'A workbook (XLSX), named after the order',
  isAttachment: true,
} as const;

export const excelExport = fileOperation({
  ...download,
  call: 'ord-09',
  name: 'excelExport',
  summary: 'A draft, order, back order or return as a workbook',
  path: '/api/ordersOverview/excelExport/:id',
  failures: [404, 422],
  params: z.object({ id: Id.describe('Id of the order, draft or return') }),
  query: ExcelExportOfOne,
  file: workbook,
  response: FILE,
});

export const excelExportOfMany = fileOperation({
  ...download,
  call: 'ord-10',
  name: 'excelExportOfMany',
  summary: 'Many orders as a workbook',
  description:
    'Takes at most 100 ids, separated by commas or as repeated parameters. With isKitDelivery the materials of kits come below their kit; without it each kit is one line.',
  path: '/api/ordersOverview/excelExport',
  failures: [404, 422],
  query: ExcelExportOfMany,
  file: workbook,
  response: FILE,
});

export const orderDocument = fileOperation({
  ...download,
  call: 'own-ord-08',
  name: 'orderDocument',
  summary: 'A sent order as a document',
  description:
    'Answers 403 for documents with prices to callers who may not see net prices, 422 when the format cannot hold the order.',
  path: '/api/orders/:orderId/documents/:kind',
  failures: [404, 422],
  params: z.object({
    orderId: Id.describe('Id of the order'),
    kind: z.enum(ORDER_DOCUMENT_KINDS).describe('Format: PDF, UBL 2.1, EFONELFO or JSON'),
  }),
  query: OrderDocumentQuery,
  file: {
    mediaTypes: ['application/pdf', 'application/xml', 'text/plain', 'application/json'],
    description: 'The document, named after the order',
    isAttachment: true,
  },
  response: FILE,
});

export const deliveryNote = fileOperation({
  ...download,
  call: 'own-ord-09',
  name: 'deliveryNote',
  summary: 'The delivery note of a delivery',
  path: '/api/orders/:orderId/delivery-notes/:deliveryId',
  failures: [404, 422],
  params: z.object({
    orderId: Id.describe('Id of the order'),
    deliveryId: z.string().min(1).max(60).describe('Number of the delivery'),
  }),
  query: OrderDocumentQuery,
  file: { mediaTypes: ['application/pdf'], description: 'The delivery note', isAttachment: true },
  response: FILE,
});
