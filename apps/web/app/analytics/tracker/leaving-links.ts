import { LINK_TIMEOUT } from '../client/limits.ts';

/** Whether requests of a page that is left are sent to their end. */
const hasKeepalive = (): boolean => 'keepalive' in Request.prototype;

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Returns the link by which a press leaves this page for another document in the same tab; the router's own do not. */
const leavingLinkOf = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || !isPlainPress(event) || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const isHere = link.href.split('#')[0] === location.href.split('#')[0];
  return link.protocol.startsWith('http') && !isHere ? link : undefined;
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Follows a link that leaves the page. Where requests outlive their page the link is not touched; elsewhere it waits for
 * the events until they are answered, and 300 ms at most.
 */
export const followLeavingLink = async (
  event: MouseEvent,
  flush: () => Promise<void>,
  go: (address: string) => void = (address) => location.assign(address),
): Promise<void> => {
  if (hasKeepalive()) return;
  const link = leavingLinkOf(event);
  if (!link) return;
  event.preventDefault();
  await Promise.race([flush().catch(() => undefined), wait(LINK_TIMEOUT)]);
  go(link.href);
};
