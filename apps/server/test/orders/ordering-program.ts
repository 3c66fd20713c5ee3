import { z } from 'zod';
import type { Buyer } from '../../src/areas/identity/index.ts';
import { placeOrder } from '../../src/areas/orders/commands/place-order.ts';
import { openDatabase } from '../../src/db/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { quietLog } from '../support/quiet-log.ts';

/** Whose cart is ordered, as the test that starts this program tells it. */
export const Task = z.object({
  cartId: z.string(),
  contactId: z.string(),
  company: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  account: z.object({
    id: z.string(),
    soldTo: z.string(),
    name: z.string(),
    currency: z.enum(['DKK', 'EUR', 'SEK', 'NOK']),
    customerGroup: z.string(),
    plant: z.string(),
  }),
});
export type Task = z.infer<typeof Task>;

const buyerOf = ({ contactId, company, account }: Task): Buyer => ({
  kind: 'person',
  contactId,
  company,
  account,
  email: '',
  name: 'Buyer',
  phone: '',
  role: 'buyer',
  locale: 'en-US',
  market: 'DK',
  ableToCreateOrders: true,
  showNetPrice: true,
  emailPermission: true,
  preferredArticleNumber: 'el',
  defaultOrderName: '',
  isCableCutPopupEnabled: true,
  density: null,
  sortKey: 'relevance',
  neverShowAgainGuideTypes: [],
  salesforceContactId: '',
  isSymbrioUser: false,
  assortments: { granted: [], isLimited: false },
});

// A process that orders every cart of its input in parallel, and prints the responses. On request it dies by
// kill -9 as soon as it has printed so many responses, during the others.
const [connectionString = '', applicationName = '', killAfter = ''] = process.argv.slice(2);
let input = '';
for await (const chunk of process.stdin) input += String(chunk);
const tasks = z.array(Task).parse(JSON.parse(input));

const settings = { databaseUrl: connectionString, dataDirectory: '', applicationName, poolSize: 10 };
const { db, close } = await openDatabase(settings, quietLog());
const place = placeOrder(db, openEmbeddedErp(db));
let answers = 0;
await Promise.all(
  tasks.map(async (task) => {
    const wanted = { cartId: task.cartId, isPickup: false };
    const nothingElse = { cartVersion: undefined, deliveryDate: undefined, customerReference: undefined };
    const { salesOrderId } = await place(buyerOf(task), { ...wanted, ...nothingElse });
    process.stdout.write(`${JSON.stringify({ cartId: task.cartId, salesOrderId })}\n`);
    answers += 1;
    if (String(answers) === killAfter) process.kill(process.pid, 'SIGKILL');
  }),
);
await close();
