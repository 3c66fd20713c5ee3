import type { FileOperation } from '@grossist/contracts';
import { SESSION_COOKIE } from '../cookies.ts';
import type { JsonObject } from './named-schemas.ts';

export const SECURITY_SCHEMES: Record<string, JsonObject> = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE,
    description: `Set by \`signIn\`. Behind TLS its name begins with \`__Host-\`.`,
  },
  antiForgery: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description:
      'For calls that change something: the value of the cookie `XSRF-TOKEN`, which the response to any GET sets.',
  },
  metricsToken: { type: 'http', scheme: 'bearer', description: 'The token of the settings, for `/metrics` alone.' },
};

/** Returns the alternatives of credentials that a call takes; an empty one means no credentials. */
export const securityOf = ({ access, changes, credentials }: FileOperation): JsonObject[] => {
  if (credentials === 'metrics-token') return [{ metricsToken: [] }, {}];
  if (credentials !== undefined) return [{}];
  const token = changes ? { antiForgery: [] } : {};
  return access === 'anyone' ? [token, { session: [], ...token }] : [{ session: [], ...token }];
};
