import { z } from 'zod';
import { carryOn } from '../../../src/areas/orders/card/carry-on.ts';
import { openDatabase } from '../../../src/db/index.ts';
import { quietLog } from '../../support/quiet-log.ts';
import { sandboxCards } from '../../support/sandbox-cards.ts';

/** A paid attempt to order a cart. */
export const Task = z.object({ attemptId: z.string(), cartId: z.string() });
export type Task = z.infer<typeof Task>;

// A process that advances every attempt of its input in parallel, and prints the orders. On request it
// dies by kill -9 as soon as it has printed so many orders, during the others.
const [connectionString = '', applicationName = '', killAfter = ''] = process.argv.slice(2);
let input = '';
for await (const chunk of process.stdin) input += String(chunk);
const tasks = z.array(Task).parse(JSON.parse(input));

const settings = { databaseUrl: connectionString, dataDirectory: '', applicationName, poolSize: 10 };
const { db, close } = await openDatabase(settings, quietLog());
const deps = sandboxCards(db);
let answers = 0;
await Promise.all(
  tasks.map(async ({ attemptId, cartId }) => {
    const attempt = await carryOn(deps, attemptId);
    const order = await db
      .selectFrom('orders')
      .select('sales_order_id')
      .where('payment_id', '=', attempt?.payment_id ?? '')
      .executeTakeFirstOrThrow();
    process.stdout.write(`${JSON.stringify({ cartId, salesOrderId: order.sales_order_id })}\n`);
    answers += 1;
    if (String(answers) === killAfter) process.kill(process.pid, 'SIGKILL');
  }),
);
await close();
