import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Instant, typedText } from '../shared/values.ts';
import { OrderDocumentFault } from './validation.ts';
import { HowMany, IncomingFormat } from './values.ts';

/** Bytes of the largest file that is taken. */
export const LARGEST_ORDER_FILE = 16 * 1024 * 1024;
/** Orders of one file that are taken at once. */
export const MOST_ORDERS_OF_A_FILE = 50;

/** Bytes up to which a file is worked through before it is answered. */
export const LARGEST_FILE_ANSWERED_AT_ONCE = 24 * 1024;

const UploadedValidation = z.object({
  ValidationId: Id,
  OrderNumber: z.string(),
  LineCount: HowMany,
  FaultCount: HowMany,
});

/**
 * Reads the orders of a file, matches their lines, guesses the customers and asks for prices and stock. The bytes are the
 * body, as application/octet-stream, which is why this call has a route of its own and is in no list of operations. What
 * the format is, the first bytes tell. A larger file is answered once it is kept, with an upload to be followed, and worked
 * through in the background. Where it is not known which column of a table holds the quantities, it is refused with the code
 * `quantity-column` and the `columns` that may; it is to be sent again with the chosen `quantityColumn`. 413 above 16 MB;
 * 422 `unreadable-file` naming the place. [own-val-01]
 */
export const uploadOrderValidation = operation({
  call: 'own-val-01',
  name: 'uploadOrderValidation',
  area: 'order-validation',
  summary: 'Validate the orders of a file',
  method: 'POST',
  path: '/api/order-validations',
  access: 'support',
  query: z.object({
    fileName: typedText(200).min(1),
    /** The column of the quantities in a table, from 1. */
    quantityColumn: z.coerce.number().int().min(1).max(1000).optional(),
  }),
  response: z.object({
    Format: IncomingFormat,
    /** The upload to be followed; null for what is answered at once. */
    UploadId: Id.nullable(),
    /** One for each order of the file, in its order; none while it is worked through. */
    Validations: z.array(UploadedValidation),
  }),
});

/** A file that is worked through in the background, or was. */
export const OrderUpload = z.object({
  UploadId: Id,
  FileName: z.string(),
  Format: IncomingFormat,
  CreatedAt: Instant,
  State: z.enum(['waiting', 'working', 'done', 'failed']),
  /** What is being done, in this order. */
  Stage: z.enum(['reading', 'matching', 'pricing', 'writing']),
  /** Of all its orders; null as long as it is not read. */
  LineCount: HowMany.nullable(),
  MatchedCount: HowMany,
  /** Why it failed. */
  Fault: OrderDocumentFault.nullable(),
  Validations: z.array(UploadedValidation),
});
export type OrderUpload = z.infer<typeof OrderUpload>;

const following = { area: 'order-validation', access: 'support' } as const;

/** The caller's own uploads that are under way or ended within the last hour, newest first, at most 20. [own-val-12] */
export const listOrderUploads = operation({
  ...following,
  call: 'own-val-12',
  name: 'listOrderUploads',
  summary: 'Files that are worked through',
  method: 'GET',
  path: '/api/order-validations/uploads',
  response: z.object({ Uploads: z.array(OrderUpload) }),
});

/**
 * Stops an upload of the caller's own that is under way: nothing of it is kept. One that failed is put away. One that was
 * done meanwhile stays, which `IsStopped` tells. [own-val-13]
 */
export const stopOrderUpload = operation({
  ...following,
  call: 'own-val-13',
  name: 'stopOrderUpload',
  summary: 'Stop an upload, or put away one that failed',
  method: 'POST',
  path: '/api/order-validations/uploads/:uploadId/stop',
  params: z.object({ uploadId: Id }),
  response: z.object({ IsStopped: z.boolean() }),
});
