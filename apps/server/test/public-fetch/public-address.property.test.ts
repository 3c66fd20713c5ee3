import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from '../../src/public-fetch/fetch-public-file.ts';

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fe80::1%eth0',
  'fd00:ec2::254',
  'fc00::1',
  'ff02::1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  '100::1',
  'localhost',
  '',
  '0x7f.1',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '193.0.0.1', '2a00:1450:400f::5', '2606:4700::1111'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test('no IPv4 address is public in the form of an IPv6 address', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.constantFrom('::ffff:', '::', '64:ff9b::'), (address, prefix) => {
      expect(isPublicAddress(prefix + address)).toBe(false);
    }),
  );
});
