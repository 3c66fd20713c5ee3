import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router';

/** Milliseconds after which an answer is late enough to be worth a skeleton; before that it would only flicker. */
const LATE = 150;

/** Whether another state of this list is under way, and takes long. */
export const useIsReloading = (): boolean => {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const wanted = location?.pathname === pathname ? location : undefined;
  const [late, setLate] = useState<Location>();
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => setLate(wanted), LATE);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted !== undefined && late === wanted;
};
