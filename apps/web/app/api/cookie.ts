/** A cookie's value, or undefined. Names are ours and need no decoding. */
export const readCookie = (cookies: string, name: string): string | undefined => {
  for (const part of cookies.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return safelyDecoded(value.join('='));
  }
  return undefined;
};

// A cookie of another program on this host may hold anything.
const safelyDecoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

const A_YEAR = 60 * 60 * 24 * 365;

/** Keeps a choice of the visitor's for a year, readable by the server, which renders the next page by it. */
export const keepInCookie = (name: string, value: string): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The Cookie Store API is not in every browser of the last years.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax${secure}`;
};

/** Keeps a choice of the visitor's until the browser is closed, readable by the server. */
export const keepForVisit = (name: string, value: string): void => {
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax`;
};

/** Deletes a cookie after its value was read. */
export const forgetCookie = (name: string): void => {
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
};
