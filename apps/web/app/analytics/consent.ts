import type { UserContext } from '@grossist/contracts';
import { readCookie } from '../api/cookie.ts';

/** Holds the id of the browser after consent, or 'no'. Absent until a choice is made: decision 0089. */
export const CONSENT_COOKIE = 'grossist-analytics';
/** Carries each choice to every tab of the browser, the one that it is made in included. */
export const CONSENT_CHANNEL = 'grossist-analytics';
export const DECLINED = 'no';

/**
 * off: no question, nothing is collected; ask: no choice was made yet; signal: the browser asks not to be tracked,
 * which counts as no; withdrawn: it does so after consent was given, which withdraws the consent.
 */
export type Consent = 'off' | 'ask' | 'no' | 'yes' | 'signal' | 'withdrawn';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the id that the consent cookie holds; undefined without consent. */
export const consentedId = (cookies: string): string | undefined => {
  const value = readCookie(cookies, CONSENT_COOKIE);
  return value !== undefined && ID.test(value) ? value : undefined;
};

const HOUSE: readonly UserContext['role'][] = ['assortment-admin', 'editor', 'support', 'operator'];

/** Whether a visitor may be asked at all: not the wholesaler's own people, nor the guests of a procurement system. */
const isCustomer = ({ role, isPunchout, isReadOnly, seenAs }: UserContext): boolean =>
  !HOUSE.includes(role) && !isPunchout && !isReadOnly && seenAs === null;

/** Whether the browser sends Global Privacy Control or Do Not Track. */
const asksNotToTrack = (headers: Headers): boolean => headers.get('Sec-GPC') === '1' || headers.get('DNT') === '1';

/** Returns the consent that a page begins with, from its request. Section 4, "Analytics consent". */
export const consentOf = (isOn: boolean, user: UserContext, headers: Headers): Consent => {
  if (!isOn || !isCustomer(user)) return 'off';
  const cookies = headers.get('Cookie') ?? '';
  const hasConsented = consentedId(cookies) !== undefined;
  if (asksNotToTrack(headers)) return hasConsented ? 'withdrawn' : 'signal';
  if (hasConsented) return 'yes';
  return readCookie(cookies, CONSENT_COOKIE) === DECLINED ? 'no' : 'ask';
};
