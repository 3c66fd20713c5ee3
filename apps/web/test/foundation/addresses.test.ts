import { describe, expect, test } from 'vitest';
import { addressOf } from '../../app/api/client.ts';
import { readCookie } from '../../app/api/cookie.ts';
import { pathInLocale, splitLocale } from '../../app/i18n/locales.ts';
import { shownPages } from '../../app/ui/navigation/pagination.tsx';

describe('URL of a call', () => {
  test('escapes parameters and query', () => {
    const address = addressOf('/api/variation-details/:id', { params: { id: 'a/b?c' }, query: { search: 'æ&ø' } });
    expect(address).toBe('/api/variation-details/a%2Fb%3Fc?search=%C3%A6%26%C3%B8');
  });

  test('leaves out undefined values and repeats lists', () => {
    expect(addressOf('/api/x', { query: { one: undefined, many: [1, 2], flag: false } })).toBe(
      '/api/x?many=1&many=2&flag=false',
    );
  });
});

describe('cookies', () => {
  test('are found by their whole name', () => {
    expect(readCookie('MY-XSRF-TOKEN=no; XSRF-TOKEN=a%3Db=c', 'XSRF-TOKEN')).toBe('a=b=c');
    expect(readCookie('other=1', 'XSRF-TOKEN')).toBeUndefined();
  });

  test('are read beside malformed ones', () => {
    expect(readCookie('a=%E0%A4%A', 'a')).toBe('%E0%A4%A');
  });
});

describe('locale in a path', () => {
  test('is the first segment if it is a locale', () => {
    expect(splitLocale('/da-DK/cart')).toEqual({ locale: 'da-DK', path: '/cart' });
    expect(splitLocale('/da-DK')).toEqual({ locale: 'da-DK', path: '/' });
    expect(splitLocale('/cart')).toEqual({ locale: undefined, path: '/cart' });
  });

  test('is replaced without changing the page', () => {
    expect(pathInLocale('/da-DK/search', 'fo-FO')).toBe('/fo-FO/search');
    expect(pathInLocale('/', 'fo-FO')).toBe('/fo-FO');
  });
});

describe('pages of a list', () => {
  test('are all shown when they are few', () => {
    expect(shownPages(2, 4)).toEqual([1, 2, 3, 4]);
  });

  test('are left out far from the current one, except first and last', () => {
    expect(shownPages(10, 20)).toEqual([1, undefined, 9, 10, 11, undefined, 20]);
  });
});
