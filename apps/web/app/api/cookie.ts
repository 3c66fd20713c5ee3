/** Returns a cookie's value, or undefined. Names are ours and need no decoding. */
export const readCookie = (cookies: string, name: string): string | undefined => {
  for (const part of cookies.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return safelyDecoded(value.join('='));
  }
  return undefined;
};

// A cookie of another program on this host may have any value.
const safelyDecoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** Seconds. */
const A_YEAR = 60 * 60 * 24 * 365;

/** Stores a visitor's choice for a year in a cookie, from which the server renders the next page. */
export const storeInCookie = (name: string, value: string): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // Not every browser that we support has the Cookie Store API.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax${secure}`;
};

/** Stores a visitor's choice in a cookie until the browser is closed. */
export const storeForVisit = (name: string, value: string): void => {
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax`;
};

/** Deletes a cookie after its value was read. */
export const deleteCookie = (name: string): void => {
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
};
