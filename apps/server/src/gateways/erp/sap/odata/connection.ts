import { authorize, request, type SapAccess, type SapAnswer, serviceUrl } from './access.ts';
import { failureOf, SapDoesNotAnswer, warningsOf } from './failures.ts';

/** A change is believed by SAP when it carries the token of the session that its cookies name. */
interface Session {
  token: string;
  cookies: string;
}

export interface SapAsk {
  method: 'GET' | 'POST';
  /** After the service: "A_SalesOrder?$top=1", everything in it escaped. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface Connection {
  /**
   * Asks one service. An expired CSRF token is fetched again once, and so is an authorization.
   * @throws SapDoesNotAnswer, SapRefuses, or the signal's reason
   */
  ask(ask: SapAsk, signal: AbortSignal | undefined): Promise<SapAnswer>;
  /** Where the service lies. */
  readonly root: string;
}

const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .filter((cookie) => cookie.includes('='))
    .join('; ');

const asksForToken = ({ status, headers }: SapAnswer): boolean =>
  status === 403 && headers.get('x-csrf-token')?.toLowerCase() === 'required';

/** A service of SAP's with the session that changes it. */
export const connect = (access: SapAccess, service: string): Connection => {
  const root = serviceUrl(access.url, service);
  const who = authorize(access);
  let session: Session | undefined;

  const once = async ({ method, path, headers, body }: SapAsk, signal: AbortSignal | undefined): Promise<SapAnswer> => {
    const client = access.client === undefined ? '' : `${path.includes('?') ? '&' : '?'}sap-client=${access.client}`;
    return request(access, signal, `${root}/${path}${client}`, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': 'en',
        authorization: await who.header(signal),
        ...(session === undefined ? {} : { cookie: session.cookies }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
  };

  const authorized = async (ask: SapAsk, signal: AbortSignal | undefined): Promise<SapAnswer> => {
    const answer = await once(ask, signal);
    if (answer.status !== 401 || !who.forget()) return answer;
    session = undefined;
    return once(ask, signal);
  };

  const openSession = async (signal: AbortSignal | undefined): Promise<Session> => {
    session = undefined;
    const { status, headers, text } = await authorized(
      { method: 'GET', path: '', headers: { 'x-csrf-token': 'Fetch' } },
      signal,
    );
    if (status !== 200) throw failureOf(status, headers, text);
    const token = headers.get('x-csrf-token');
    if (token === null || token === '') throw new SapDoesNotAnswer('SAP gives out no token against forgery');
    session = { token, cookies: cookiesOf(headers) };
    return session;
  };

  const change = async (ask: SapAsk, signal: AbortSignal | undefined): Promise<SapAnswer> => {
    const withToken = async ({ token }: Session) =>
      authorized({ ...ask, headers: { ...ask.headers, 'x-csrf-token': token } }, signal);
    const answer = await withToken(session ?? (await openSession(signal)));
    return asksForToken(answer) ? withToken(await openSession(signal)) : answer;
  };

  return {
    root,
    ask: async (ask, signal) => {
      const answer = await (ask.method === 'GET' ? authorized(ask, signal) : change(ask, signal));
      const { status, headers, text } = answer;
      if (status < 200 || status > 299) throw failureOf(status, headers, text);
      const warnings = warningsOf(headers);
      if (warnings.length > 0) access.log.warn({ service, warnings }, 'SAP warns');
      return answer;
    },
  };
};
