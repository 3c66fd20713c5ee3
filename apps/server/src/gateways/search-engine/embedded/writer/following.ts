/** So many changes at once are an import's, and more of them will come. */
export const MANY = 1000;
/** Milliseconds; a single change is searchable within a second. */
const LONGEST_REST = 500;

export interface FollowingDeps {
  /** Takes in what has changed; answers how many changes that were. */
  catchUp(): Promise<number>;
  onFailed(error: unknown): void;
}

/**
 * What to call when there are changes. They are taken in at once; but after many of them it rests for as long as they
 * took, half a second at most, and then takes in all that came meanwhile: few large segments are laid out and merged
 * with a fraction of the work of many small ones, and the import that makes the changes is not slowed down.
 */
export const following = ({ catchUp, onFailed }: FollowingDeps): (() => void) => {
  let isBusy = false;
  let isToldAgain = false;

  const rested = (): void => {
    isBusy = false;
    if (!isToldAgain) return;
    isToldAgain = false;
    void follow();
  };

  const follow = async (): Promise<void> => {
    isBusy = true;
    const began = performance.now();
    const count = await catchUp().catch((error: unknown) => {
      onFailed(error);
      return 0;
    });
    const rest = count < MANY ? 0 : Math.min(LONGEST_REST, performance.now() - began);
    setTimeout(rested, rest);
  };

  return () => {
    if (isBusy) isToldAgain = true;
    else void follow();
  };
};
