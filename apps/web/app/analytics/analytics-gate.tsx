import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useText } from '../i18n/index.ts';
import { Button, TextLink } from '../ui/index.ts';
import { useRootData } from '../visitor.ts';
import { CONSENT_CHANNEL, type Consent } from './consent.ts';
import { holdPresses } from './last-press.ts';

/**
 * Asks for consent above the page, where it covers nothing: both answers look alike, and nothing is stored until one of
 * them is given. Without script there are no statistics and no question.
 */
const ConsentBar = () => {
  const text = useText();
  const answer = async (choice: 'yes' | 'no'): Promise<void> => {
    const { chooseConsent } = await import('./choose-consent.ts');
    chooseConsent(choice);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section
      aria-label={text('shell.privacy')}
      className="border-b border-line bg-surface text-sm noscript:hidden print:hidden"
    >
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-2">
        <p className="min-w-60 flex-1">
          {text('consent.why')}{' '}
          <TextLink to="/privacy" className="whitespace-nowrap">
            {text('consent.more')}
          </TextLink>
        </p>
        <div className="grid grid-cols-2 gap-2 max-tablet:w-full">
          <Button onPress={() => void answer('no')}>{text('consent.no')}</Button>
          <Button onPress={() => void answer('yes')}>{text('consent.yes')}</Button>
        </div>
      </div>
    </section>
  );
};

const Tracker = lazy(async () => ({ default: (await import('./tracker/tracker.tsx')).Tracker }));

const PARTS: Partial<Record<Consent, ComponentType>> = { ask: ConsentBar, yes: Tracker, withdrawn: Tracker };

/** The last choice of this browser since the page was loaded. */
let latest: Consent | undefined;

/** The consent that holds now: what the page began with, until a tab of this browser changes it. */
export const useConsent = (): Consent => {
  const initial = useRootData()?.consent ?? 'off';
  const [chosen, setChosen] = useState(latest);
  useEffect(() => {
    const channel = new BroadcastChannel(CONSENT_CHANNEL);
    channel.addEventListener('message', ({ data }) => {
      latest = data;
      setChosen(data);
    });
    return () => channel.close();
  }, []);
  return initial === 'off' || initial === 'signal' ? initial : (chosen ?? initial);
};

/** What statistics need on every page: the question, or what collects. Nothing else of them is loaded without consent. */
export const AnalyticsGate = () => {
  const Part = PARTS[useConsent()];
  useEffect(holdPresses, []);
  return (
    Part && (
      <Suspense>
        <Part />
      </Suspense>
    )
  );
};
