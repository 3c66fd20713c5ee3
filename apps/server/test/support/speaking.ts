import type { Locale } from '@grossist/domain';
import type { Client } from './client.ts';

/** The client in a language chosen by hand; signed out, in the market that goes with it. */
export const speaking = (client: Client, locale: Locale): Client => {
  client.cookies.set('grossist-locale', locale);
  return client;
};
