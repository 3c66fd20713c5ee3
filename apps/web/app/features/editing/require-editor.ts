import { data } from 'react-router';
import type { ServerContext } from '../../server-context.ts';
import { requireSignedIn } from '../identity/index.ts';

interface Asked {
  request: Request;
  params: { locale?: string };
  context: Pick<ServerContext, 'user'>;
}

/**
 * For loaders of pages that only editors have.
 * @throws a redirect to the sign-in page for who is signed out; 403 for everybody else
 */
export const requireEditor = (asked: Asked): void => {
  requireSignedIn(asked);
  if (asked.context.user.role !== 'editor') throw data(null, { status: 403 });
};
