const MOST_REMEMBERED = 50_000;

/** A function of texts that remembers what it answered; all of it is forgotten when that is too much. */
export const remembering = <T>(make: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(text, made);
    return made;
  };
};
