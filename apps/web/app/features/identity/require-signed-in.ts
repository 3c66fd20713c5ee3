import { isLocale, signInAddress } from '@grossist/domain';
import { redirect } from 'react-router';
import { pathInLocale } from '../../i18n/index.ts';
import type { ServerContext } from '../../server-context.ts';

interface Asked {
  request: Request;
  params: { locale?: string };
  context: Pick<ServerContext, 'user'>;
}

/**
 * For loaders of pages that only signed-in users have.
 * @throws a redirect to the sign-in page, which leads back to this page
 */
export const requireSignedIn = ({ request, params, context }: Asked): void => {
  if (context.user.isSignedIn) return;
  const { pathname, search } = new URL(request.url);
  const address = signInAddress(pathname + search);
  throw redirect(
    params.locale !== undefined && isLocale(params.locale) ? pathInLocale(address, params.locale) : address,
  );
};
