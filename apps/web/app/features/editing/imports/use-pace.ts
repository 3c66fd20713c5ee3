import type { ImportRun } from '@grossist/contracts';
import { useState } from 'react';
import { type Pace, paceOf, type Standing, withStanding } from './pace.ts';

const NONE: readonly Standing[] = [];

/** How fast a running import goes, learned from where it stood at each answer. */
export const usePace = (run: ImportRun, answeredAt: number): Pace | undefined => {
  const [standings, setStandings] = useState(NONE);
  const { BytesRead: bytes, Made, Changed, Unchanged, BytesTotal, State } = run;
  const materials = Made + Changed + Unchanged;
  // Each answer once: it is drawn with it.
  if (State === 'running' && standings.at(-1)?.at !== answeredAt) {
    setStandings(withStanding(standings, { at: answeredAt, bytes, materials }));
  }
  return State === 'running' ? paceOf(standings, BytesTotal) : undefined;
};
