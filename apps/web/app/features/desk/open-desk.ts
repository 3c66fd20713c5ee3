import type { UserContext } from '@grossist/contracts';
import { data, matchPath, redirect } from 'react-router';
import { pathInLocale, splitLocale } from '../../i18n/index.ts';
import type { ServerContext } from '../../server-context.ts';
import { requireSignedIn } from '../identity/index.ts';

interface Asked {
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
 * For the loader of a desk, which opens on its first screen. What a screen shows it asks for by itself.
 * @throws a redirect to the sign-in page for who is signed out, 403 for whoever has another role; a redirect to the
 * first screen; 404 where there is none
 */
export const openDesk = (asked: Asked, { role, firstScreen, patterns }: Desk): null => {
  requireSignedIn(asked);
  if (asked.context.user.role !== role) throw data(null, { status: 403 });
  const screen = asked.params['*'];
  if (screen === '') {
    const { locale } = splitLocale(new URL(asked.request.url).pathname);
    throw redirect(locale === undefined ? firstScreen : pathInLocale(firstScreen, locale));
  }
  if (!patterns.some((pattern) => matchPath(`/${pattern}`, `/${screen}`))) throw data(null, { status: 404 });
  return null;
};
