import type { Client } from '../../running-shop/client.ts';
import { signInTo } from './people.ts';
import { shopAddress } from './shop-address.ts';

/** Somebody signed in to the tests' shop by calls alone, to make what a test needs. */
export const signedIn = (email: string): Promise<Client> => signInTo(shopAddress(), email);
