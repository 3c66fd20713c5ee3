import type { UserContext } from '@grossist/contracts';
import { useEffect, useRef } from 'react';
import { observeCalls } from '../../api/index.ts';
import { isTheme, useLocale } from '../../i18n/index.ts';
import { useRootData } from '../../visitor.ts';
import { type AnalyticsClient, createAnalyticsClient } from '../client/analytics-client.ts';
import { CONSENT_WAIT, LINK_TIMEOUT } from '../client/limits.ts';
import { consentedId } from '../consent.ts';
import { lastPress } from '../last-press.ts';
import { withdrawConsent } from '../withdraw-consent.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { useShownPage } from './shown-page.ts';

/** Whether requests of a page that is left are sent to their end. */
const hasKeepalive = (): boolean => 'keepalive' in Request.prototype;

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Returns the link by which a press leaves this page for another document in the same tab; the router's own do not. */
const leavingLinkOf = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || !isPlainPress(event) || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const isHere = link.href.split('#')[0] === location.href.split('#')[0];
  return link.protocol.startsWith('http') && !isHere ? link : undefined;
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Follows a link that leaves the page. Where requests outlive their page the link is not touched; elsewhere it waits for
 * the events until they are answered, and 300 ms at most.
 */
export const followLeavingLink = async (
  event: MouseEvent,
  flush: () => Promise<void>,
  go: (address: string) => void = (address) => location.assign(address),
): Promise<void> => {
  if (hasKeepalive()) return;
  const link = leavingLinkOf(event);
  if (!link) return;
  event.preventDefault();
  await Promise.race([flush().catch(() => undefined), wait(LINK_TIMEOUT)]);
  go(link.href);
};

/** Withdraws the consent of a browser that asks not to be tracked since. A deletion that fails is left to the retention. */
const Withdrawal = () => {
  useEffect(() => {
    withdrawConsent().deleted.catch(() => undefined);
  }, []);
  return null;
};

const colorScheme = () => {
  const { theme } = document.documentElement.dataset;
  if (isTheme(theme)) return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** Runs what statistics do; a failure of theirs never disturbs the page. */
const guarded =
  <Given extends unknown[]>(run: (...given: Given) => void) =>
  (...given: Given): void => {
    try {
      run(...given);
    } catch (error) {
      if (import.meta.env.DEV) throw error;
    }
  };

/** What names a person and so never leaves the browser, even as a search. */
const ownTexts = (user: UserContext | undefined): string[] =>
  user ? [user.userName, user.companyName, user.userEmail, user.userPhoneNumber] : [];

/** Listens to the page for a client; returns what ends it. */
const listen = (client: AnalyticsClient, recorder: Recorder): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const capture = { capture: true, signal };
  addEventListener(
    'click',
    guarded(({ target }) => recorder.press(target)),
    capture,
  );
  addEventListener(
    'keydown',
    guarded(({ key, target }: KeyboardEvent) => {
      if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
      if (target.closest('[role=search]')) recorder.submit(target);
    }),
    capture,
  );
  // After the router, which prevents the default of its own links.
  addEventListener('click', (event) => void followLeavingLink(event, client.flush), { signal });
  addEventListener('online', () => void client.flush(), { signal });
  addEventListener('pagehide', guarded(client.leave), { signal });
  addEventListener(
    'pageshow',
    guarded(({ persisted }: PageTransitionEvent) => {
      if (persisted && consentedId(document.cookie) === undefined) client.stop();
      else if (persisted) client.resume();
    }),
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    guarded(() => {
      const id = consentedId(document.cookie);
      if (document.visibilityState === 'hidden') void client.flush();
      else if (id !== undefined) client.alias(id);
    }),
    { signal },
  );
  observeCalls(guarded(recorder.call));
  return () => {
    observeCalls(undefined);
    listening.abort();
    if (consentedId(document.cookie) === undefined) client.stop();
    else client.leave();
  };
};

const Collecting = () => {
  const locale = useLocale();
  const user = useRootData()?.user;
  const page = useShownPage();
  const present = useRef({ locale, user, path: page.path });
  const recorder = useRef<Recorder>(undefined);
  const market = user?.market;

  useEffect(() => {
    present.current = { locale, user, path: page.path };
  });

  useEffect(() => {
    if (market === undefined) return undefined;
    const client = createAnalyticsClient({
      market,
      device: () => ({ locale: present.current.locale, colorScheme: colorScheme(), width: innerWidth }),
    });
    const created = createRecorder({
      track: client.track,
      own: () => ownTexts(present.current.user),
      path: present.current.path,
    });
    recorder.current = created;
    client.resume();
    const press = lastPress();
    if (press && Date.now() - press.at <= CONSENT_WAIT) guarded(created.press)(press.target);
    return listen(client, created);
  }, [market]);

  useEffect(() => {
    if (recorder.current) guarded(recorder.current.show)(page);
    // Once for each entry of the history; what its data is revalidated to is no other page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [page.key]);
  return null;
};

/** Collects events while it is shown, which it is with consent alone; ends the consent of a browser that withdraws it. */
export const Tracker = () => (useRootData()?.consent === 'withdrawn' ? <Withdrawal /> : <Collecting />);
