import { PassThrough } from 'node:stream';
import { cartPage, first, later, order } from 'virtual:message-chunks';
import { allMessages } from '@grossist/messages/all-messages.server.ts';
import { createReadableStreamFromReadable } from '@react-router/node';
import { QueryClientContext } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import { type AppLoadContext, type EntryContext, ServerRouter } from 'react-router';
import { readCookie } from './api/cookie.ts';
import { makeQueryClient } from './api/query-client.ts';
import { isTheme, type PageSettings, PageSettingsProvider, splitLocale } from './i18n/index.ts';

/** Milliseconds after which a page that still waits is given up. */
export const streamTimeout = 10_000;

const settingsFor = (request: Request, context: AppLoadContext): PageSettings => {
  const { locale: addressed, path } = splitLocale(new URL(request.url).pathname);
  const locale = addressed ?? context.user.userLanguage;
  const theme = readCookie(request.headers.get('Cookie') ?? '', 'grossist-theme');
  // The cart has texts and parts of its own, and needs the others when something in it is opened.
  const own = path === '/cart' ? (cartPage[locale] ?? []) : [...(later[locale] ?? []), ...order];
  const files = context.user.isSignedIn ? [first[locale], ...own] : [first[locale]];
  return {
    locale,
    messages: allMessages[locale],
    firstFiles: files.filter((file) => file !== undefined),
    theme: isTheme(theme) ? theme : undefined,
  };
};

/** The page as HTML, whole before it is sent: its validator covers all of it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));
  return new Promise((resolve, reject) => {
    let answered = status;
    const { pipe, abort } = renderToPipeableStream(
      <PageSettingsProvider value={settingsFor(request, context)}>
        <QueryClientContext value={makeQueryClient()}>
          <ServerRouter context={routerContext} url={request.url} nonce={context.nonce} />
        </QueryClientContext>
      </PageSettingsProvider>,
      {
        nonce: context.nonce,
        // Rendered parts are written in place: none waits for a script to move it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status: answered, headers }));
        },
        onShellError: (error) => {
          clearTimeout(timer);
          reject(error);
        },
        onError: () => {
          answered = 500;
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
