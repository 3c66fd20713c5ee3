import { z } from 'zod';
import { fileOperation, operation } from '../operation.ts';
import { Id, Instant, typedText } from '../shared/values.ts';
import { HowMany, IncomingFormat } from './validated-line.ts';
import { OrderDocumentFault } from './validation.ts';

/** Bytes of the largest file that is taken. */
export const LARGEST_ORDER_FILE = 16 * 1024 * 1024;
/** Orders of one file that are taken at once. */
export const MOST_ORDERS_OF_A_FILE = 50;

/** Bytes up to which a file is worked through before it is answered. */
export const LARGEST_FILE_ANSWERED_AT_ONCE = 24 * 1024;

const UploadedValidation = z.object({
  ValidationId: Id.describe('Id of the validation'),
  OrderNumber: z.string().describe('Number of the order'),
  LineCount: HowMany.describe('Number of lines'),
  FaultCount: HowMany.describe('How many faults the document has'),
});

export const uploadOrderValidation = fileOperation({
  call: 'own-val-01',
  name: 'uploadOrderValidation',
  area: 'order-validation',
  summary: 'Validate the orders of a file',
  description:
    'Reads the orders of a file, matches their lines, finds the customers and requests prices and stock. The format is recognized by the first bytes. A large file is stored and processed in the background; the response then has the upload to follow. When it is unknown which column of a table holds the quantities, the call is refused with the code `quantity-column` and the possible `columns`: send it again with `quantityColumn`. 413 above 16 MB; 422 `unreadable-file` naming the place.',
  method: 'POST',
  path: '/api/order-validations',
  access: 'support',
  failures: [413, 422],
  upload: { mediaTypes: ['application/octet-stream'], description: 'The file' },
  query: z.object({
    fileName: typedText(200).min(1).describe('Name of the file'),
    quantityColumn: z.coerce
      .number()
      .int()
      .min(1)
      .max(1000)
      .optional()
      .describe('The column of the quantities in a table, from 1'),
  }),
  response: z.object({
    Format: IncomingFormat,
    UploadId: Id.nullable().describe('The upload to be followed; null for what is answered at once'),
    Validations: z
      .array(UploadedValidation)
      .describe('One for each order of the file, in its order; none while it is worked through'),
  }),
});

export const OrderUpload = z
  .object({
    UploadId: Id.describe('Id of the upload'),
    FileName: z.string().describe('Name of the file'),
    Format: IncomingFormat,
    CreatedAt: Instant.describe('When it was created'),
    State: z.enum(['waiting', 'working', 'done', 'failed']).describe('State'),
    Stage: z.enum(['reading', 'matching', 'pricing', 'writing']).describe('What is being done, in this order'),
    LineCount: HowMany.nullable().describe('Of all its orders; null as long as it is not read'),
    MatchedCount: HowMany.describe('How many lines were matched'),
    Fault: OrderDocumentFault.nullable().describe('Why it failed'),
    Validations: z.array(UploadedValidation).describe('The validations'),
  })
  .describe('A file that is worked through in the background, or was');
export type OrderUpload = z.infer<typeof OrderUpload>;

const following = { area: 'order-validation', access: 'support' } as const;

export const listOrderUploads = operation({
  ...following,
  call: 'own-val-12',
  name: 'listOrderUploads',
  summary: 'Files that are worked through',
  description: "The caller's own uploads that are under way or ended within the last hour, newest first, at most 20.",
  method: 'GET',
  path: '/api/order-validations/uploads',
  response: z.object({ Uploads: z.array(OrderUpload).describe('The uploads') }),
});

export const stopOrderUpload = operation({
  ...following,
  call: 'own-val-13',
  name: 'stopOrderUpload',
  summary: 'Stop an upload, or put away one that failed',
  description:
    'Stops an upload of the caller that is in progress and discards it; dismisses one that failed. `IsStopped` is false when it was completed in the meantime.',
  method: 'POST',
  path: '/api/order-validations/uploads/:uploadId/stop',
  failures: [404],
  params: z.object({ uploadId: Id.describe('Id of the upload') }),
  response: z.object({ IsStopped: z.boolean().describe('Whether it was stopped') }),
});
