import type { UserContext } from '@grossist/contracts';
import { useEffect, useRef } from 'react';
import { observeCalls } from '../../api/index.ts';
import { isTheme, useLocale } from '../../i18n/index.ts';
import { useRootData } from '../../visitor.ts';
import { type AnalyticsClient, createAnalyticsClient } from '../client/analytics-client.ts';
import { CONSENT_WAIT } from '../client/limits.ts';
import { consentedId } from '../consent.ts';
import { lastPress } from '../last-press.ts';
import { withdrawConsent } from '../withdraw-consent.ts';
import { followLeavingLink } from './leaving-links.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { useShownPage } from './shown-page.ts';

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
