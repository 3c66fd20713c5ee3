import type { UserContext } from '@grossist/contracts';
import { data, matchPath, redirect } from 'react-router';
import { pathInLocale, splitLocale } from '../../i18n/index.ts';
import type { ServerContext } from '../../server-context.ts';
import { requireSignedIn } from '../identity/index.ts';

interface DeskRequest {
  request: Request;
  params: { locale?: string; '*': string };
  context: Pick<ServerContext, 'user'>;
}

interface Desk {
  /** Whose desk it is. */
  role: UserContext['role'];
  /** Where it opens, without locale. */
  firstScreen: string;
  /** The patterns of its screens, below it. */
  patterns: readonly string[];
}

/**
 * Checks who opens a desk, for its route's loader. The screens load their data themselves.
 * @throws a redirect to the sign-in page for signed-out visitors, 403 for another role, a redirect to the first screen
 * where the address names none, 404 for an unknown screen
 */
export const openDesk = (call: DeskRequest, { role, firstScreen, patterns }: Desk): null => {
  requireSignedIn(call);
  if (call.context.user.role !== role) throw data(null, { status: 403 });
  const screen = call.params['*'];
  if (screen === '') {
    const { locale } = splitLocale(new URL(call.request.url).pathname);
    throw redirect(locale === undefined ? firstScreen : pathInLocale(firstScreen, locale));
  }
  if (!patterns.some((pattern) => matchPath(`/${pattern}`, `/${screen}`))) throw data(null, { status: 404 });
  return null;
};
