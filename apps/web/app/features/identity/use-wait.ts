import { useEffect, useState } from 'react';

/** Counts whole seconds down to 0. `wait(30)` begins; while it is above 0 the shop would refuse. */
export const useWait = (): { seconds: number; wait: (seconds: number) => void } => {
  const [until, setUntil] = useState(0);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (until === 0) return undefined;
    const tick = (): void => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [until]);

  return {
    seconds,
    wait: (wanted) => {
      setSeconds(wanted);
      setUntil(wanted > 0 ? Date.now() + wanted * 1000 : 0);
    },
  };
};
