import { z } from 'zod';
import type { SapAccess } from './access.ts';
import { parsedJson, SapDoesNotAnswer } from './failures.ts';
import { request } from './request.ts';

const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive().catch(300) });

/** A token is renewed so long before it ends. */
const BEFORE_END_MS = 30_000;

export interface Authorize {
  /** The header `Authorization`. @throws SapDoesNotAnswer when no token is given out */
  header(signal: AbortSignal | undefined): Promise<string>;
  /** SAP has refused what the header said: the next one is made again. Whether that can help. */
  forget(): boolean;
}

const formEncoded = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+');

const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;

/** Says who asks: a user of SAP with a password, or a token that an authorization server gives out for a while. */
export const authorize = (access: SapAccess): Authorize => {
  const { authorization } = access;
  if (authorization.kind === 'basic') {
    const header = basic(authorization.user, authorization.password);
    return { header: async () => header, forget: () => false };
  }
  const { tokenUrl, clientId, clientSecret } = authorization;
  let known: { header: string; until: number } | undefined;
  const fetchToken = async (signal: AbortSignal | undefined): Promise<string> => {
    const { status, text } = await request(access, signal, tokenUrl, {
      method: 'POST',
      headers: {
        authorization: basic(formEncoded(clientId), formEncoded(clientSecret)),
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: 'grant_type=client_credentials',
    });
    const read = Token.safeParse(parsedJson(text));
    if (status !== 200 || !read.success) throw new SapDoesNotAnswer(`SAP's authorization server answers ${status}`);
    const header = `Bearer ${read.data.access_token}`;
    known = { header, until: access.now() + read.data.expires_in * 1000 - BEFORE_END_MS };
    return header;
  };
  return {
    header: async (signal) => (known !== undefined && access.now() < known.until ? known.header : fetchToken(signal)),
    forget: () => {
      known = undefined;
      return true;
    },
  };
};
