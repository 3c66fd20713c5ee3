import { FASTBOX_REFRESH, timeLeft } from '@grossist/domain';
import { useEffect, useState } from 'react';

/** The time until a closing (milliseconds since 1970), looked at every five seconds; it stops at zero. */
export const useTimeLeft = (closing: number | undefined): number => {
  const [now, setNow] = useState(Date.now);
  const left = closing === undefined ? Number.POSITIVE_INFINITY : timeLeft(closing, now);
  useEffect(() => {
    if (closing === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const present = Date.now();
      setNow(present);
      const rest = timeLeft(closing, present);
      if (rest > 0) timer = setTimeout(look, Math.min(FASTBOX_REFRESH, rest));
    };
    // At once, since the page may have stood for long before the closing was known.
    timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [closing]);
  return left;
};
