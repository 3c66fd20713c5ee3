import type { Logger } from 'pino';

export type SapAuthorization =
  | { kind: 'basic'; user: string; password: string }
  /** Client credentials. */
  | { kind: 'oauth'; tokenUrl: string; clientId: string; clientSecret: string };

/** How SAP's OData services are reached. */
export interface SapAccess {
  /** "https://s4.example.com", or with the path under which the services lie. */
  url: string;
  /** "100"; undefined: the system's own. */
  client: string | undefined;
  authorization: SapAuthorization;
  /** Milliseconds after which one request is held to be unanswered. */
  timeoutMs: number;
  /** As global fetch. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  log: Pick<Logger, 'error' | 'warn' | 'info'>;
  now: () => number;
}

const SERVICES = '/sap/opu/odata/sap';

/** Where a service lies, without a slash at its end. */
export const serviceUrl = (url: string, service: string): string => {
  const { origin, pathname } = new URL(url);
  const path = pathname === '/' ? SERVICES : pathname.replace(/\/+$/, '');
  return `${origin}${path}/${service}`;
};
