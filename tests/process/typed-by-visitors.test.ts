import { basicCommerceSearch, cmssearch, commerceProductSearch, commerceSearch } from '@grossist/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '../running-shop/exchange.ts';
import type { RunningShop } from '../running-shop/shop.ts';
import { demoShop } from './demo-shop.ts';

const folder = await demoShop();
let shop: RunningShop;
beforeAll(async () => {
  shop = await folder.start();
});
afterAll(async () => {
  await shop.stop();
  await folder.remove();
});

/** A name used nowhere else in the shop: an unescaped occurrence means that input became markup. */
const MARK = 'zqx';
const MARKUP = [
  `<${MARK} onload=alert(1)>`,
  `"><${MARK}>`,
  `'><${MARK}>`,
  `</title><${MARK}>`,
  `</script><${MARK}>`,
  `<!--<${MARK}>`,
  `<![CDATA[<${MARK}>]]>`,
  `&lt;<${MARK}>`,
  `<svg/><${MARK}>`,
];
const OPERATORS = [
  'AND OR NOT',
  '"',
  '*',
  '?',
  '~2',
  'a:b',
  '(((((',
  '[1 TO',
  '\\',
  '-',
  '+-+',
  '%',
  '_',
  '%00',
  '../..',
  '{{7*7}}',
  '${1}',
];
const WORDS = [
  'kabel',
  'NOIKLX 3G1,5',
  '3 x 1.5',
  '57035',
  'ø',
  'å',
  'ß',
  'İ',
  'ﬁ',
  '👷🏽‍♀️',
  'é',
  '\u202e',
  '\u0000',
  '\ud800',
  '\ufeff',
  ' ',
];

const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.constantFrom(...MARKUP, ...OPERATORS, ...WORDS), { minLength: 1, maxLength: 12 })
    .map((parts) => parts.join(' ')),
  fc
    .tuple(fc.constantFrom(...MARKUP, ...OPERATORS, ...WORDS), fc.integer({ min: 1, max: 10_000 }))
    .map(([part, length]) => part.repeat(Math.ceil(length / part.length)).slice(0, length)),
);

/** As a browser writes it into an address: half a pair of surrogates cannot be written at all. */
const inAddress = (text: string): string => new URLSearchParams({ q: text }).toString().slice('q='.length);

const PAGES = [
  (text: string) => `/search?query=${text}`,
  (text: string) => `/search?query=kabel&facet.supplier=${text}`,
  (text: string) => `/search?query=kabel&page=${text}`,
  (text: string) => `/search?query=kabel&sort=${text}`,
  (text: string) => `/search?query=kabel&view=${text}`,
  (text: string) => `/search?${text}=kabel`,
];

const LONGEST_QUERY = 200;
const LONGEST_ADDRESS = 4096;

/**
 * A page beyond the last leads to the last, and a query that is too long to the same query cut: there it has to stand.
 */
const shownAt = async (address: URL, redirects = 2): Promise<{ status: number; body: string }> => {
  const answer = await exchange(address, 'GET', { accept: 'text/html' }, undefined);
  if (answer.status !== 302 || redirects === 0) return answer;
  const shown = new URL(answer.headers.location ?? '', address);
  expect(shown.href).toMatch(new RegExp(`^${shop.base}/search\\?`));
  expect(shown.searchParams.get('query')?.length ?? 0).toBeLessThanOrEqual(LONGEST_QUERY);
  return shownAt(shown, redirects - 1);
};

/** What is too long beside the query is refused. */
const isTooLong = ({ pathname, search, searchParams }: URL): boolean =>
  pathname.length + search.length > LONGEST_ADDRESS && (searchParams.get('query')?.length ?? 0) <= LONGEST_QUERY;

test('renders the search page for any input, without any of it as markup', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(typed, fc.constantFrom(...PAGES), async (text, page) => {
      const address = new URL(page(inAddress(text)), shop.base);
      const answer = await shownAt(address);
      expect(answer.body).not.toContain(`<${MARK}`);
      expect(answer.status, page(text)).toBe(isTooLong(address) ? 414 : 200);
      if (answer.status === 200) expect(answer.body).toContain('</html>');
    }),
    { numRuns: 250, examples: [['57035', (text) => `/search?query=kabel&page=${text}`]] },
  );
});

test('ten thousand characters of any kind are searched for by their first two hundred', {
  timeout: 60_000,
}, async () => {
  for (const part of [...MARKUP, ...OPERATORS, ...WORDS, 'x', 'wire ']) {
    const text = part.repeat(Math.ceil(10_000 / part.length)).slice(0, 10_000);
    const address = new URL(`/search?query=${inAddress(text)}`, shop.base);
    const answer = await shownAt(address);
    expect(answer.status, part).toBe(200);
    expect(answer.body).not.toContain(`<${MARK}`);
  }
});

const CALLS = { commerceSearch, basicCommerceSearch, commerceProductSearch, cmssearch };

test('responds to any call, or names the invalid field', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(typed, fc.constantFrom(...Object.values(CALLS).map(({ name }) => name)), async (text, name) => {
      const call = Object.values(CALLS).find((one) => one.name === name) ?? commerceSearch;
      const body = JSON.stringify({ Query: text });
      const answer = await exchange(
        new URL(call.path, shop.base),
        'POST',
        { 'content-type': 'application/json' },
        body,
      );
      expect([200, 400], answer.body).toContain(answer.status);
      if (answer.status === 400) expect(JSON.parse(answer.body)).toHaveProperty('errors.0.field', 'Query');
      else expect(call.response.safeParse(JSON.parse(answer.body)).success).toBe(true);
    }),
    { numRuns: 400 },
  );
});
