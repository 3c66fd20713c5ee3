import { isLocale } from '@grossist/domain';
import { notFound } from '../../../http/failure.ts';
import type { KnownNode, Reference } from '../reference/index.ts';

/** An address as the trees write it: without the language before it and what follows the path. */
const bareAddress = (url: string): string => {
  const [path = ''] = url.split(/[?#]/, 1);
  const parts = path.split('/').filter((part) => part !== '');
  const bare = isLocale(parts[0] ?? '') ? parts.slice(1) : parts;
  return `/${bare.join('/')}`;
};

/** The node of an id. @throws Failure 404 */
export const requireNode = ({ nodes }: Reference, code: string): KnownNode => {
  const node = nodes.get(code);
  if (node === undefined) throw notFound('catalogue node');
  return node;
};

/**
 * The node at an address of the shop, "/catalogue/electrical/cables"; undefined at "/catalogue" itself.
 * @throws Failure 404
 */
export const requireNodeAt = ({ nodesByUrl }: Reference, url: string): KnownNode | undefined => {
  const address = bareAddress(url);
  if (address === '/catalogue') return undefined;
  const node = nodesByUrl.get(address);
  if (node === undefined) throw notFound('catalogue node');
  return node;
};

/** The node at an address of the shop; undefined for any other place. */
export const findNodeAt = ({ nodesByUrl }: Reference, url: string): KnownNode | undefined =>
  nodesByUrl.get(bareAddress(url));
