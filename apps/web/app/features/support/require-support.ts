import { data } from 'react-router';
import type { ServerContext } from '../../server-context.ts';
import { requireSignedIn } from '../identity/index.ts';

interface Asked {
  request: Request;
  params: { locale?: string };
  context: Pick<ServerContext, 'user'>;
}

/**
 * For loaders of pages that only support has.
 * @throws a redirect to the sign-in page for who is signed out; 403 for everybody else
 */
export const requireSupport = (asked: Asked): void => {
  requireSignedIn(asked);
  if (asked.context.user.role !== 'support') throw data(null, { status: 403 });
};
