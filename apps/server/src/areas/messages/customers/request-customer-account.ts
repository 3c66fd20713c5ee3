import type { CustomerRequestIn } from '@grossist/contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../db/index.ts';
import { tooMany } from '../../../http/failure.ts';
import { hourlyLimit } from '../../../http/hourly-limit.ts';
import { networkOf } from '../../../http/network.ts';
import { publish } from '../../../outbox/index.ts';
import { CUSTOMER_REQUEST } from '../topics.ts';

const MOST_BY_NETWORK = 5;

/**
 * Has a company's request to become a customer mailed to the wholesaler. Nothing is mailed to the address in it, which
 * may be anybody's. [own-auth-05]
 * @throws Failure 429 for a network that asked often
 */
export const requestCustomerAccount = (db: Database) => {
  const byNetwork = hourlyLimit(db, 'customer-network', MOST_BY_NETWORK);
  return async (request: CustomerRequestIn, address: string): Promise<void> => {
    const seconds = await byNetwork(networkOf(address));
    if (seconds > 0) throw tooMany('Too many requests to become a customer', seconds);
    await publish(db, [{ topic: CUSTOMER_REQUEST, key: uuidv7(), payload: request }]);
  };
};
