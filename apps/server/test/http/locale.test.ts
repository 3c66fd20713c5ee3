import { getContext } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { asAnonymous, signedIn } = testApp(db);

const localeFor = async (headers: Record<string, string>) => {
  const response = await asAnonymous().send({ method: 'GET', url: getContext.path, headers });
  return getContext.response.parse(response.json());
};

test.each([
  ['sv', 'sv-SE', 'SE', 'SEK'],
  ['de-AT,de;q=0.9', 'de-DE', 'DE', 'EUR'],
  ['fr, nl;q=0.5, de;q=0.7', 'de-DE', 'DE', 'EUR'],
  ['no', 'nb-NO', 'NO', 'NOK'],
  ['nn-NO', 'nb-NO', 'NO', 'NOK'],
  ['fo', 'fo-FO', 'DK', 'DKK'],
  ['en;q=0, sv;q=0.1', 'sv-SE', 'SE', 'SEK'],
  ['sv;q=0', 'da-DK', 'DK', 'DKK'],
  ['xx', 'da-DK', 'DK', 'DKK'],
  [';;;q=,,=', 'da-DK', 'DK', 'DKK'],
])(
  'a browser that asks for "%s" is answered in %s, in the storefront of %s',
  async (wanted, locale, market, currency) => {
    expect(await localeFor({ 'accept-language': wanted })).toMatchObject({ userLanguage: locale, market, currency });
  },
);

test('prefers the chosen language to the browser’s, and the page’s own to both', async () => {
  const chosen = { 'accept-language': 'sv', cookie: 'grossist-locale=nl-NL' };
  expect(await localeFor(chosen)).toMatchObject({ userLanguage: 'nl-NL' });
  expect(await localeFor({ ...chosen, 'x-grossist-locale': 'de-DE' })).toMatchObject({ userLanguage: 'de-DE' });
});

test('ignores an unsupported language', async () => {
  const chosen = { 'accept-language': 'sv', cookie: 'grossist-locale=xx-XX', 'x-grossist-locale': '../../etc' };
  expect(await localeFor(chosen)).toMatchObject({ userLanguage: 'sv-SE' });
});

test('uses a signed-in person’s own language instead of the browser’s, unless they choose another', async () => {
  const client = await signedIn(await aBuyer(db, { locale: 'nb-NO' }));
  const ask = (headers: Record<string, string>) => client.send({ method: 'GET', url: getContext.path, headers });
  expect((await ask({ 'accept-language': 'sv' })).json()).toMatchObject({ userLanguage: 'nb-NO', market: 'DK' });
  expect((await ask({ 'x-grossist-locale': 'fo-FO' })).json()).toMatchObject({ userLanguage: 'fo-FO', market: 'DK' });
});
