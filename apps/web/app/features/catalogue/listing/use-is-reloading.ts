import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Milliseconds after which an answer is late enough to be worth a skeleton; before that it would only flicker. */
const LATE = 150;

/** Whether another state of this list is under way, and takes long. */
export const useIsReloading = (): boolean => {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isUnderWay = location?.pathname === pathname;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isUnderWay) {
      setLate(false);
      return undefined;
    }
    const timer = setTimeout(() => setLate(true), LATE);
    return () => clearTimeout(timer);
  }, [isUnderWay]);
  return isUnderWay && isLate;
};
