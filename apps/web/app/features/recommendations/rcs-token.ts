/** Hours for which a recommendation's token counts. Section 9. */
const HOURS_KEPT = 12;
const KEPT = HOURS_KEPT * 60 * 60 * 1_000;
const KEY = 'grossist-rcs-token';

export interface KeptToken {
  token: string;
  /** Milliseconds since 1970 at which it was got. */
  at: number;
}

const isKept = (value: unknown): value is KeptToken =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'token') === 'string' &&
  typeof Reflect.get(value, 'at') === 'number';

/** The token that a stored text holds, while it counts: not beyond 12 hours, nor from a time to come. */
export const countingToken = (stored: string | null, now: number): string | undefined => {
  let kept: unknown;
  try {
    kept = JSON.parse(stored ?? 'null');
  } catch {
    return undefined;
  }
  return isKept(kept) && kept.at <= now && now - kept.at < KEPT ? kept.token : undefined;
};

// The storage may be closed to this page; the shop then answers each telling with a new token.
const read = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

const write = (token: string, now: number): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ token, at: now } satisfies KeptToken));
  } catch {
    // As above.
  }
};

/** This tab's token, or nothing. */
export const presentToken = (): string => countingToken(read(), Date.now()) ?? '';

/** Keeps the token of an answer, unless one counts already: what belongs together is told under one. */
export const keepToken = (token: string): void => {
  if (token !== '' && presentToken() === '') write(token, Date.now());
};

/** Takes what the shop answers to a telling: the same, or a new one for one that it no longer knows. */
export const renewToken = (token: string): void => {
  if (token !== '' && token !== presentToken()) write(token, Date.now());
};
