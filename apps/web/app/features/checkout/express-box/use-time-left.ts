import { FASTBOX_REFRESH, timeLeft } from '@grossist/domain';
import { useEffect, useState } from 'react';

/** Returns the milliseconds until a closing time (since 1970), updated every five seconds; stops at 0. */
export const useTimeLeft = (closing: number | undefined): number => {
  const [now, setNow] = useState(Date.now);
  const left = closing === undefined ? Number.POSITIVE_INFINITY : timeLeft(closing, now);
  useEffect(() => {
    if (closing === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const update = (): void => {
      const present = Date.now();
      setNow(present);
      const rest = timeLeft(closing, present);
      if (rest > 0) timer = setTimeout(update, Math.min(FASTBOX_REFRESH, rest));
    };
    // At once, since the page may have been open for long before the closing time was loaded.
    timer = setTimeout(update);
    return () => clearTimeout(timer);
  }, [closing]);
  return left;
};
