import { createHmac } from 'node:crypto';
import { openKeptSecret } from '../../../kept-secret.ts';

/** By what an erased person is known again: nobody reads the e-mail out of it who has not the shop's key. */
export type HashEmail = (email: string) => Buffer;

/** HMAC-SHA256 of the e-mail as it is compared: without blanks around it, in small letters. */
export const hashEmailBy =
  (key: string): HashEmail =>
  (email) =>
    createHmac('sha256', key).update(email.trim().toLowerCase()).digest();

/** The key, kept beside the database and never in it. */
export const openErasedPeopleKey = (dataDirectory: string): Promise<string> =>
  openKeptSecret(dataDirectory, 'erased-people-key');
