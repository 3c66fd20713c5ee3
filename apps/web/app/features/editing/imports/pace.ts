/** Where an import stood at a moment. */
export interface Standing {
  /** Milliseconds. */
  at: number;
  bytes: number;
  materials: number;
}

export interface Pace {
  materialsPerSecond: number;
  /** Undefined while it can't be told. */
  secondsLeft: number | undefined;
}

/** Milliseconds that a pace looks back: long enough to be calm, short enough to be true. */
const WINDOW = 15_000;

/** The standings with a new one, those too old to tell the present pace left out; a run that began anew begins anew. */
export const withStanding = (known: readonly Standing[], now: Standing): readonly Standing[] => {
  const last = known.at(-1);
  if (last !== undefined && (now.bytes < last.bytes || now.materials < last.materials)) return [now];
  return [...known.filter(({ at }) => now.at - at <= WINDOW), now];
};

/** How fast an import goes, and how long it will take for the rest of `bytesTotal`. */
export const paceOf = (standings: readonly Standing[], bytesTotal: number): Pace | undefined => {
  const [first] = standings;
  const last = standings.at(-1);
  if (first === undefined || last === undefined || last.at <= first.at) return undefined;
  const seconds = (last.at - first.at) / 1000;
  const bytesPerSecond = (last.bytes - first.bytes) / seconds;
  const bytesLeft = bytesTotal - last.bytes;
  return {
    materialsPerSecond: (last.materials - first.materials) / seconds,
    secondsLeft: bytesPerSecond > 0 && bytesLeft >= 0 ? Math.ceil(bytesLeft / bytesPerSecond) : undefined,
  };
};
