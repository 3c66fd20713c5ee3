import type { UserContext } from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { type Consent, consentOf } from '../../app/analytics/consent.ts';
import { AN_ID } from './a-browser.ts';

const aVisitor = (traits: Partial<UserContext> = {}): UserContext => ({
  isSignedIn: false,
  ableToCreateOrders: false,
  addressCountries: [],
  defaultOrderName: '',
  emailPermission: false,
  isPunchout: false,
  isReadOnly: false,
  isSymbrioUser: false,
  isUserAdmin: false,
  preferredArticleNumber: 'el',
  showNetPrice: false,
  isCableCutPopupEnabled: false,
  density: null,
  userEmail: '',
  userName: '',
  userPhoneNumber: '',
  companyName: '',
  companyNumber: '',
  userLanguage: 'da-DK',
  GrossistContactId: '',
  salesforceContactId: '',
  neverShowAgainGuideTypes: [],
  role: 'anonymous',
  market: 'DK',
  currency: 'DKK',
  seenAs: null,
  signInUrl: '/sign-in',
  returnUrl: '/',
  myGrossistUrl: '/my-grossist',
  signOutUrl: '/sign-out',
  ...traits,
});

const cookie = (value: string) => ({ Cookie: `XSRF-TOKEN=a; grossist-analytics=${value}` });

describe('the consent that a page begins with', () => {
  test.each<[string, Record<string, string>, Consent]>([
    ['is asked for while nothing was chosen', {}, 'ask'],
    ['is given by the id of the browser', cookie(AN_ID), 'yes'],
    ['is declined', cookie('no'), 'no'],
    ['is asked for again when the cookie holds something else', cookie('true'), 'ask'],
    ['is not asked for with Global Privacy Control', { 'Sec-GPC': '1' }, 'signal'],
    ['is not asked for with Do Not Track', { DNT: '1' }, 'signal'],
    ['is withdrawn by Global Privacy Control', { ...cookie(AN_ID), 'Sec-GPC': '1' }, 'withdrawn'],
    ['is asked for where tracking is allowed', { DNT: '0' }, 'ask'],
  ])('%s', (_, headers, expected) => {
    expect(consentOf(true, aVisitor(), new Headers(headers))).toBe(expected);
  });

  test.each<[string, Partial<UserContext>]>([
    ['an editor', { role: 'editor' }],
    ['an assortment admin', { role: 'assortment-admin' }],
    ['support', { role: 'support' }],
    ['a guest of a procurement system', { isPunchout: true }],
    ['a visit that only reads', { isReadOnly: true }],
  ])('is not asked of %s', (_, traits) => {
    expect(consentOf(true, aVisitor(traits), new Headers())).toBe('off');
  });

  test('is not requested if statistics are off', () => {
    expect(consentOf(false, aVisitor(), new Headers(cookie(AN_ID)))).toBe('off');
  });
});
