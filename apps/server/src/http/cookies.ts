/** Secret of the session; HttpOnly. */
export const SESSION_COOKIE = 'grossist-session';
/** The anti-forgery token, readable by the page, sent back in the header. Decisions, "Calls". */
export const ANTI_FORGERY_COOKIE = 'XSRF-TOKEN';
export const ANTI_FORGERY_HEADER = 'x-xsrf-token';
/** The language chosen by hand. */
export const LOCALE_COOKIE = 'grossist-locale';
/** The language of the page that calls. */
export const LOCALE_HEADER = 'x-grossist-locale';
