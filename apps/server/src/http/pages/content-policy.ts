import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * A page's policy and the page without its nonce. Only scripts that carry the secret nonce, which nothing injected can
 * know, are let through, by their hash: so the same page has the same bytes and can be answered with 304.
 * @param ancestors whose pages may hold it in a frame, as a source list
 */
export const withContentPolicy = (html: string, nonce: string, ancestors: string): { html: string; policy: string } => {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (attributes.includes(mark) && script !== '') {
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  }
  const policy = [
    "default-src 'self'",
    // The barcode reader is WebAssembly; that alone, no script from text.
    `script-src 'self' 'wasm-unsafe-eval' ${[...hashes].join(' ')}`.trimEnd(),
    // React and React Aria set styles on elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
  return { html: html.replaceAll(mark, ''), policy };
};
