import { z } from 'zod';
import { flag, Id, valuesInQuery } from '../shared/values.ts';

/** Files of orders: they answer with bytes, so they are no operations, but this is what their addresses take. */

/** Chosen by the page; the answer sets a cookie that names it. */
export const DownloadToken = z
  .string()
  .regex(/^[A-Za-z0-9-]{8,64}$/)
  .optional();

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
  orderType: OrderFileType,
  templateType: z.enum(ORDER_FILE_TEMPLATES).default('Standard'),
  downloadToken: DownloadToken,
};

/** `GET /api/ordersOverview/excelExport/:id`: one draft, order, back order or return. [ord-09] */
export const ExcelExportOfOne = z.object({ ...excel, isKitDelivery: flag(false) });

/**
 * `GET /api/ordersOverview/excelExport`: many, at most 100; ids parted by commas or as repeated parameters. With
 * isKitDelivery, materials of kits come below their kit; without, kits are one line each. [ord-10]
 */
export const ExcelExportOfMany = z.object({
  ...excel,
  orderIds: valuesInQuery(Id, 100).refine(({ length }) => length > 0, 'must have an id'),
  isKitDelivery: flag(false),
});

/** `GET /api/orders/:orderId/documents/:kind` and `GET /api/orders/:orderId/delivery-notes/:deliveryId`. */
export const ORDER_DOCUMENT_KINDS = ['pdf', 'ubl', 'efonelfo', 'json'] as const;
export const OrderDocumentQuery = z.object({ downloadToken: DownloadToken });
