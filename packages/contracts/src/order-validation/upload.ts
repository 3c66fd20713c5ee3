import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, typedText } from '../shared/values.ts';
import { HowMany, IncomingFormat } from './values.ts';

/** Bytes of the largest file that is taken. */
export const LARGEST_ORDER_FILE = 16 * 1024 * 1024;
/** Orders of one file that are taken at once. */
export const MOST_ORDERS_OF_A_FILE = 50;

/**
 * Reads the orders of a file, matches their lines, guesses the customers and asks for prices and stock. The bytes are the
 * body, as application/octet-stream, which is why this call has a route of its own and is in no list of operations. What
 * the format is, the first bytes tell. 413 above 16 MB; 422 `unreadable-file` naming the place. [own-val-01]
 */
export const uploadOrderValidation = operation({
  call: 'own-val-01',
  name: 'uploadOrderValidation',
  area: 'order-validation',
  summary: 'Validate the orders of a file',
  method: 'POST',
  path: '/api/order-validations',
  access: 'support',
  query: z.object({ fileName: typedText(200).min(1) }),
  response: z.object({
    Format: IncomingFormat,
    /** One for each order of the file, in its order. */
    Validations: z.array(
      z.object({ ValidationId: Id, OrderNumber: z.string(), LineCount: HowMany, FaultCount: HowMany }),
    ),
  }),
});
