/** The last press on the page, which waits in memory for consent for a moment. */
interface LastPress {
  target: EventTarget | null;
  /** Milliseconds since 1970. */
  at: number;
}

let last: LastPress | undefined;

const hold = ({ target }: Event): void => {
  last = { target, at: Date.now() };
};

/** Remembers the last press until the returned function is called. */
export const holdPresses = (): (() => void) => {
  addEventListener('click', hold, true);
  return () => removeEventListener('click', hold, true);
};

export const lastPress = (): LastPress | undefined => last;
