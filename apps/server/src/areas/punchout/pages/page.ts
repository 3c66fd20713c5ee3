import { createHash } from 'node:crypto';
import type { Locale } from '@grossist/domain';
import type { FastifyReply } from 'fastify';
import { frameAncestors } from '../../../http/frame.ts';
import { escapeXml } from '../../../markup/escape-xml.ts';
import type { Frame } from '../../../visitors/index.ts';
import { PAGE_STYLE } from './style.ts';

export interface Page {
  locale: Locale;
  title: string;
  /** Markup, escaped by who made it. */
  content: string;
  isWide?: boolean;
  /** Address of a script of the shop's own. */
  script?: string;
  /** Where its forms may go, as a source of the content policy; the shop itself by default. */
  formAction?: string;
  /** Whose pages may hold it in a frame; none by default. */
  frame?: Frame | undefined;
}

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

const policyOf = ({ formAction = "'self'", frame }: Page): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "script-src 'self'",
    `form-action ${formAction}`,
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors(frame)}`,
  ].join('; ');

const markup = ({ locale, title, content, isWide, script }: Page): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(title)}</title>
<style>${PAGE_STYLE}</style>
${script === undefined ? '' : `<script src="${escapeXml(script)}" defer></script>`}
</head>
<body>
<main${isWide ? ' class="wide"' : ''}>
<h1>${escapeXml(title)}</h1>
${content}
</main>
</body>
</html>
`;

/** Sends a page that stands outside of the web app: small, whole before any script runs, kept by nobody. */
export const sendPage = (reply: FastifyReply, status: number, page: Page): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyOf(page))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(markup(page));
