import { createHash, randomBytes } from 'node:crypto';

/** The secret that the session cookie carries: 256 random bits. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of it. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A session ends this long after it began; a work day with its evening. */
export const SESSION_HOURS = 12;
