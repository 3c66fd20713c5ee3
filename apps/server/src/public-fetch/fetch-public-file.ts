/** Fetches files from public addresses only, so that no caller reaches the network of the shop. */

import { lookup as dnsLookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
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

/** The file will not be fetched, however often it is tried. The message is the reason. */
export class FetchRefused extends Error {
  override name = 'FetchRefused';
}

/** The file can't be fetched now; it may be later. The message is the reason. */
export class FetchFailed extends Error {
  override name = 'FetchFailed';
}

export interface PublicFetchSettings {
  /** Milliseconds for all of it, redirects included. */
  timeoutMs: number;
  /** Bytes of a file at most. */
  mostBytes: number;
  /** Resolves the name of a host; by the machine's resolver unless given. */
  lookup?: (host: string) => Promise<readonly string[]>;
  /** Whether an address may be connected to; public addresses may unless given. */
  isAllowedAddress?: (address: string) => boolean;
  /** Ports that may be connected to; 80 and 443 unless given. */
  ports?: readonly number[];
}

export type FetchPublicFile = (url: string, signal: AbortSignal) => Promise<Buffer>;

const MOST_REDIRECTS = 5;
const MOST_HEADER_BYTES = 16 * 1024;
const REDIRECTS = [301, 302, 303, 307, 308];
/** Statuses that may be another one later. */
const PASSING = [408, 425, 429];

const resolveHost = async (host: string): Promise<readonly string[]> =>
  (await dnsLookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** Parses an address that may be fetched from. @throws FetchRefused */
const parseUrl = (text: string, ports: readonly number[]): URL => {
  if (!URL.canParse(text)) throw new FetchRefused('the address is not valid');
  const url = new URL(text);
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchRefused('the address is not of the web');
  if (url.username !== '' || url.password !== '') throw new FetchRefused('the address contains a name or password');
  if (!ports.includes(port)) throw new FetchRefused('the address has a port that is not allowed');
  return url;
};

/** Starts a request to exactly this address of a host, so that the name is not resolved a second time. */
const open = (url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const isTls = url.protocol === 'https:';
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const options = {
      host: address,
      port: url.port === '' ? (isTls ? 443 : 80) : Number(url.port),
      path: `${url.pathname}${url.search}`,
      method: 'GET',
      agent: false,
      signal,
      maxHeaderSize: MOST_HEADER_BYTES,
      headers: { host: url.host, accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Grossist' },
      ...(isTls && isIP(host) === 0 ? { servername: host } : {}),
    } as const;
    const request = isTls ? httpsRequest(options, resolve) : httpRequest(options, resolve);
    request.once('error', reject).end();
  });

const readContent = async (response: IncomingMessage, mostBytes: number): Promise<Buffer> => {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new FetchRefused('the file is sent compressed');
  if (Number(response.headers['content-length'] ?? 0) > mostBytes) throw new FetchRefused('the file is too large');
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new FetchRefused('the file is too large');
    pieces.push(piece);
  }
  if (!response.complete) throw new FetchFailed('the file ended early');
  return Buffer.concat(pieces);
};

/**
 * Fetches files from addresses that others name, within limits of time and size and from public addresses only: a host is
 * resolved once, all its addresses are checked, and one of them is connected to. Redirects are checked alike.
 * The function that it returns throws FetchRefused for what will never be fetched, FetchFailed for what may be later.
 */
export const openPublicFetch = ({
  timeoutMs,
  mostBytes,
  lookup = resolveHost,
  isAllowedAddress = isPublicAddress,
  ports = [80, 443],
}: PublicFetchSettings): FetchPublicFile => {
  const addressOf = async (url: URL): Promise<string> => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) === 0 ? await lookup(host) : [host];
    const [address] = addresses;
    if (address === undefined) throw new FetchFailed('the host is unknown');
    if (!addresses.every(isAllowedAddress)) throw new FetchRefused('the host is not on the public internet');
    return address;
  };

  const fetchOnce = async (url: URL, signal: AbortSignal): Promise<Buffer | URL> => {
    const response = await open(url, await addressOf(url), signal);
    try {
      const { statusCode: status = 0, headers } = response;
      if (REDIRECTS.includes(status)) {
        const location = headers.location ?? '';
        if (!URL.canParse(location, url)) throw new FetchRefused('the redirect leads nowhere');
        return new URL(location, url);
      }
      if (PASSING.includes(status) || status >= 500) throw new FetchFailed(`the host responded with ${status}`);
      if (status !== 200) throw new FetchRefused(`the host responded with ${status}`);
      return await readContent(response, mostBytes);
    } finally {
      response.destroy();
    }
  };

  return async (text, gone) => {
    const signal = AbortSignal.any([gone, AbortSignal.timeout(timeoutMs)]);
    let url = parseUrl(text, ports);
    try {
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
        const found = await fetchOnce(url, signal);
        if (!(found instanceof URL)) return found;
        const next = parseUrl(found.href, ports);
        if (url.protocol === 'https:' && next.protocol === 'http:')
          throw new FetchRefused('the redirect leads to an unencrypted address');
        url = next;
      }
    } catch (error) {
      gone.throwIfAborted();
      if (error instanceof FetchRefused || error instanceof FetchFailed) throw error;
      throw new FetchFailed(signal.aborted ? 'the host took too long' : 'the host does not respond', { cause: error });
    }
    throw new FetchRefused('there are too many redirects');
  };
};
