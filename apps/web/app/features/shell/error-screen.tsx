import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { ProblemError } from '../../api/index.ts';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { Button, LinkButton, WarningIcon } from '../../ui/index.ts';
import { PageTitle } from './page-head.tsx';

type Kind = '401' | '403' | '404' | '500' | 'offline';

const TEXTS: Record<Kind, { title: MessageKey; text: MessageKey }> = {
  '401': { title: 'errors.401.title', text: 'errors.401.text' },
  '403': { title: 'errors.403.title', text: 'errors.403.text' },
  '404': { title: 'errors.404.title', text: 'errors.404.text' },
  '500': { title: 'errors.500.title', text: 'errors.500.text' },
  offline: { title: 'errors.offline.title', text: 'errors.offline.text' },
};

// What the browser throws when a page's data can't be fetched is a TypeError of no fixed text.
const isOffline = (error: unknown): boolean =>
  (error instanceof ProblemError && error.status === 0) || (typeof navigator !== 'undefined' && !navigator.onLine);

const kindOf = (error: unknown): Kind => {
  if (isOffline(error)) return 'offline';
  const status = isRouteErrorResponse(error) || error instanceof ProblemError ? error.status : 500;
  return status === 401 || status === 403 || status === 404 ? `${status}` : '500';
};

/** The screen of a page that failed to load: its status and what to do next. */
export const ErrorScreen = ({ error }: { error: unknown }) => {
  const text = useText();
  const { pathname, search } = useLocation();
  const kind = kindOf(error);
  const { title, text: explanation } = TEXTS[kind];
  useEffect(() => {
    if (kind === 'offline') void import('./reload-saved-page.ts').then((it) => it.reloadSavedPage());
  }, [kind]);
  return (
    <div className="page grid max-w-xl justify-items-start gap-4 py-16">
      <PageTitle>{text(title)}</PageTitle>
      <WarningIcon size={36} className="text-accent" />
      <h1 className="text-2xl">{text(title)}</h1>
      <p className="text-lg text-muted">{text(explanation)}</p>
      <div className="flex flex-wrap gap-2">
        {(kind === '500' || kind === 'offline') && (
          <Button kind="primary" onPress={() => location.reload()}>
            {text('ui.tryAgain')}
          </Button>
        )}
        {kind === '401' && (
          <LinkButton kind="primary" to={`/sign-in?returnUrl=${encodeURIComponent(pathname + search)}`}>
            {text('shell.signIn')}
          </LinkButton>
        )}
        <LinkButton to="/">{text('errors.home')}</LinkButton>
      </div>
    </div>
  );
};
