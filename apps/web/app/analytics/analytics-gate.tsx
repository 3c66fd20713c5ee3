import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useRootData } from '../visitor.ts';
import { CONSENT_CHANNEL, type Consent } from './consent.ts';
import { ConsentBar } from './consent-bar.tsx';
import { holdPresses } from './last-press.ts';

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
