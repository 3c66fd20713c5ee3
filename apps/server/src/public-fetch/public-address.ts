import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are private, of one machine or link, shared, for documentation or reserved. RFC 6890. */
const NOT_PUBLIC_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** The only IPv6 network of public addresses, and what in it leads to IPv4 networks or is reserved. RFC 4291. */
const PUBLIC_V6: readonly [string, number] = ['2000::', 3];
const NOT_PUBLIC_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const [network, bits] of NOT_PUBLIC_V4) blocked.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of NOT_PUBLIC_V6) blocked.addSubnet(network, bits, 'ipv6');
const publicV6 = new BlockList();
publicV6.addSubnet(...PUBLIC_V6, 'ipv6');

/**
 * Returns true for an IP address of the public internet: no address of this machine, a private network, a cloud's metadata
 * service, or an IPv6 address that holds an IPv4 one.
 */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  // A zone ("%eth0") names a link of this machine.
  if (family !== 6 || address.includes('%')) return false;
  return publicV6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
};
