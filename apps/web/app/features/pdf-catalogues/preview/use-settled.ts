import { useEffect, useState } from 'react';

/** Returns the latest value once it has not changed for some milliseconds and nothing is busy; the first one at once. */
export const useSettled = <Value>(latest: Value, isBusy: boolean, rest: number): Value => {
  const [settled, setSettled] = useState(latest);
  useEffect(() => {
    if (isBusy || latest === settled) return undefined;
    const timer = setTimeout(() => setSettled(latest), rest);
    return () => clearTimeout(timer);
  }, [latest, settled, isBusy, rest]);
  return settled;
};
