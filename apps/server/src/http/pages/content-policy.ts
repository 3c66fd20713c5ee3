import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Style elements that React Aria adds to a page by script, by their texts. The shop's own markup has no inline style:
 * what its scripts set on elements needs no permission.
 */
const LIBRARY_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]
  .map(hashOf)
  .join(' ');

/** What React Aria hides but for screen readers: the style attributes of its markup, by their texts. */
const HIDDEN = 'border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;';
const LIBRARY_STYLE_ATTRIBUTES = [
  `${HIDDEN}position:absolute;width:1px;white-space:nowrap`,
  `${HIDDEN}position:fixed;width:1px;white-space:nowrap;top:0;left:0`,
]
  .map(hashOf)
  .join(' ');

/**
 * A page's policy and the page without its nonce. Only scripts that carry the secret nonce, which nothing injected can
 * know, are let through, by their hash: so the same page has the same bytes and can be answered with 304.
 * @param ancestors whose pages may hold it in a frame, as a source list
 * @param imageOrigin where pictures come from beside the shop itself, "https://res.cloudinary.com"; '' for nowhere
 */
export const withContentPolicy = (
  html: string,
  nonce: string,
  ancestors: string,
  imageOrigin = '',
): { html: string; policy: string } => {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (attributes.includes(mark) && script !== '') {
      hashes.add(hashOf(script));
    }
  }
  const policy = [
    "default-src 'self'",
    // The barcode reader is WebAssembly; that alone, no script from text.
    `script-src 'self' 'wasm-unsafe-eval' ${[...hashes].join(' ')}`.trimEnd(),
    `style-src 'self' ${LIBRARY_STYLES}`,
    `style-src-attr 'unsafe-hashes' ${LIBRARY_STYLE_ATTRIBUTES}`,
    `img-src 'self' data: ${imageOrigin}`.trimEnd(),
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
  return { html: html.replaceAll(mark, ''), policy };
};
