import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachment } from '../../src/http/download.ts';

test.each([
  ['Roof', `attachment; filename="Roof.csv"; filename*=UTF-8''Roof.csv`],
  ['Tag på Åvej', `attachment; filename="Tag p_ _vej.csv"; filename*=UTF-8''Tag%20p%C3%A5%20%C3%85vej.csv`],
  ['../../etc/passwd', `attachment; filename="etc passwd.csv"; filename*=UTF-8''etc%20passwd.csv`],
  ['a"b\r\nX: y', `attachment; filename="a b X  y.csv"; filename*=UTF-8''a%20b%20X%20%20y.csv`],
  ['  ', `attachment; filename="Cart.csv"; filename*=UTF-8''Cart.csv`],
])('a cart named %j is a file of that name, as far as any file may be', (name, expected) => {
  expect(attachment(name, 'Cart', 'csv')).toBe(expected);
});

test('no name of a cart breaks out of the header', () => {
  const header = /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[A-Za-z0-9%._~!&+-]+$/;
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(attachment(name, 'Cart', 'pdf')).toMatch(header);
    }),
  );
});
