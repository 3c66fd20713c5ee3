/** Milliseconds for which a recommendation's token is valid: 12 hours. Section 9. */
const LIFETIME = 12 * 60 * 60 * 1_000;
const KEY = 'grossist-rcs-token';

export interface StoredToken {
  token: string;
  /** When it was issued, in milliseconds since 1970. */
  at: number;
}

const isStoredToken = (value: unknown): value is StoredToken =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'token') === 'string' &&
  typeof Reflect.get(value, 'at') === 'number';

/** Returns the token of a stored text while it is valid: at most 12 hours old, and not from the future. */
export const validToken = (stored: string | null, now: number): string | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return undefined;
  }
  return isStoredToken(value) && value.at <= now && now - value.at < LIFETIME ? value.token : undefined;
};

// Storage may be blocked; then the shop answers each tracking call with a new token.
const read = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

const write = (token: string, now: number): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ token, at: now } satisfies StoredToken));
  } catch {
    // Storage is blocked, as above.
  }
};

/** Returns this tab's token, or ''. */
export const presentToken = (): string => validToken(read(), Date.now()) ?? '';

/** Stores the token of a response unless a valid one is stored: calls that belong together share one token. */
export const storeToken = (token: string): void => {
  if (token !== '' && presentToken() === '') write(token, Date.now());
};

/** Stores the token of a tracking call's response: the same, or a new one where the shop no longer knows it. */
export const renewToken = (token: string): void => {
  if (token !== '' && token !== presentToken()) write(token, Date.now());
};
