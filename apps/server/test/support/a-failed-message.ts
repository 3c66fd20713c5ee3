import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';

/** A message to another system that was given up. */
export const aFailedMessage = async (db: Database): Promise<{ id: string }> => {
  const id = uuidv7();
  await db
    .insertInto('outbox_messages')
    .values({
      id,
      topic: 'order-webhook',
      key: id,
      payload: JSON.stringify({}),
      state: 'failed',
      attempts: 20,
      settled_at: new Date(),
      failure: 'orders.example answers 503',
    })
    .execute();
  return { id };
};
