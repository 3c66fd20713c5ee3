const KEY = 'grossist-seen-as-from';

/** Remembers the page, with its locale, to return to when seeing the shop as a customer ends. */
export const rememberPage = (page: string): void => {
  try {
    sessionStorage.setItem(KEY, page);
  } catch {
    // Storage is blocked: ending leads to the first screen.
  }
};

/** Returns the remembered page once; undefined for none, and for whatever is no page of this shop. */
export const takeRememberedPage = (): string | undefined => {
  try {
    const page = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return page !== null && /^\/(?![/\\])/.test(page) ? page : undefined;
  } catch {
    return undefined;
  }
};
