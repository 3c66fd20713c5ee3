import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Holds Enter that was pressed before the search had answered. Returns the function that holds it; `release` runs with the
 * answer unless the text was changed meanwhile.
 */
export const useHeldEnter = (typed: string, isAnswered: boolean, release: () => void): (() => void) => {
  const held = useRef<string>(undefined);
  const onAnswer = useEffectEvent(() => {
    const isMeant = held.current === typed;
    held.current = undefined;
    if (isMeant) release();
  });
  useEffect(() => {
    if (isAnswered) onAnswer();
  }, [isAnswered]);
  return () => {
    held.current = typed;
  };
};
