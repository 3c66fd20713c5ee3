import { changedMeanwhile } from './failure.ts';

/**
 * Checks that a change is based on the current version (optimistic locking), and returns it.
 * @throws Failure 409
 */
export const checkSeenVersion = (current: number, seen: number): number => {
  if (current === seen) return current;
  throw changedMeanwhile('Somebody else has changed it meanwhile: look at it once more');
};
