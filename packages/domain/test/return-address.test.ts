import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnAddress, signInAddress } from '../src/index.ts';

describe('the address to return to after signing in', () => {
  it.each([
    '/',
    '/cart',
    '/da-DK/orders?page=2',
    '/search?query=NOIKLX%203G1,5&facet=a%26b',
    '/variation/10000123#stock',
    '/search?query=//not-a-host',
  ])('is followed when it is a page of this shop: %s', (page) => {
    expect(safeReturnAddress(page)).toBe(page);
  });

  it.each([
    'https://evil.example/cart',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/cart/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    'cart',
    ' /cart',
    '@evil.example',
    '',
    null,
    undefined,
  ])('is the home page instead of %j', (page) => {
    expect(safeReturnAddress(page)).toBe('/');
  });

  it.each(['/sign-in', '/sign-in?returnUrl=%2Fcart', '/nb-NO/sign-in', '/da-DK/new-password', '/forgotten-password'])(
    'never leads back to signing in: %s',
    (page) => {
      expect(safeReturnAddress(page)).toBe('/');
    },
  );

  it('stays on this site for any request', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '//',
      'evil.example',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '\t',
      'a',
      'https:',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
        const address = safeReturnAddress(pieces.join(''));
        expect(address.startsWith('/')).toBe(true);
        expect(new URL(address, 'https://shop.example').origin).toBe('https://shop.example');
        expect(safeReturnAddress(address)).toBe(address);
      }),
    );
  });

  it('is carried by the address of the sign-in page and read back unchanged', () => {
    const page = '/search?query=a%26b&page=2#top';
    const address = new URL(signInAddress(page), 'https://shop.example');
    expect(address.pathname).toBe('/sign-in');
    expect(safeReturnAddress(address.searchParams.get('returnUrl'))).toBe(page);
  });

  it('is left out of the address of the sign-in page when it is the home page', () => {
    expect(signInAddress('/')).toBe('/sign-in');
  });
});
