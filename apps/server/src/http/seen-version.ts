import { changedMeanwhile } from './failure.ts';

/**
 * Whether somebody changes what they saw. Answers the version that stands.
 * @throws Failure 409
 */
export const checkSeenVersion = (standing: number, seen: number): number => {
  if (standing === seen) return standing;
  throw changedMeanwhile('Somebody else has changed it meanwhile: look at it once more');
};
