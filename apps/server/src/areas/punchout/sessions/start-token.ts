import { createHash, randomBytes } from 'node:crypto';

/** What the database keeps of the secret in a start page's address. */
export const hashOfStart = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The secret in a start page's address: 256 random bits. */
export const newStartToken = (): { token: string; tokenHash: Buffer } => {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOfStart(token) };
};
