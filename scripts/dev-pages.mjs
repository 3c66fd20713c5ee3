// The pages of `npm run dev`: Vite serves and renders them; every call goes on to the shop.
import { createServer as createHttpServer, request as httpRequest } from 'node:http';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { root } from './layout.mjs';

const web = `${root}/apps/web`;
const webRequire = createRequire(`${web}/package.json`);
const importFromWeb = (name) => import(pathToFileURL(webRequire.resolve(name)).href);
const CALLS = /^\/(api|media|punchout|sandbox-payment|health|metrics|sitemap)(\/|\.|\?|$)|^\/robots\.txt/;
/** What a call made for a page carries on from the visitor's request. */
const CARRIED = ['cookie', 'accept-language', 'user-agent', 'host'];

const toShop = (shopPort, incoming, outgoing) => {
  const { method, url, headers } = incoming;
  const asked = httpRequest({ port: shopPort, host: '127.0.0.1', method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  asked.on('error', () => {
    if (outgoing.headersSent) return outgoing.destroy();
    outgoing.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '1' });
    outgoing.end(JSON.stringify({ status: 503, code: 'shop-restarts', title: 'The shop restarts' }));
  });
  outgoing.on('close', () => asked.destroy());
  incoming.pipe(asked);
};

/** Calls the shop as the visitor does. @returns {Promise<{ status: number, body: string, cookies: string[] }>} */
const callShop = (shopPort, headers, { method, path, body }) =>
  new Promise((resolve, reject) => {
    const carried = Object.fromEntries(CARRIED.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const type =
      sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
    const asked = httpRequest(
      { port: shopPort, host: '127.0.0.1', method, path, headers: { ...carried, ...type } },
      (answer) => {
        const { statusCode: status = 502, headers: answered } = answer;
        text(answer).then(
          (received) => resolve({ status, body: received, cookies: answered['set-cookie'] ?? [] }),
          reject,
        );
      },
    );
    asked.on('error', reject);
    asked.end(sent);
  });

const pageContext = async (shopPort, incoming, addressOf) => {
  const context = await callShop(shopPort, incoming.headers, { method: 'GET', path: '/api/context/' });
  const call = async ({ method, path }, parts = {}) => {
    const address = addressOf(path, parts);
    const { status, body } = await callShop(shopPort, incoming.headers, { method, path: address, body: parts.body });
    const answer = JSON.parse(body);
    if (status >= 400) throw new Response(answer.detail ?? answer.title, { status, statusText: answer.title });
    return answer;
  };
  return {
    cookies: context.cookies,
    context: {
      call,
      user: JSON.parse(context.body),
      nonce: '',
      isDemo: process.env.GROSSIST_DEMO !== 'false',
    },
  };
};

const webRequest = ({ url, method, headers }) => {
  const carried = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new Request(new URL(`http://${headers.host}${url}`), { method, headers: carried });
};

const sendPage = async (response, cookies, outgoing) => {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  if (response.body === null) return outgoing.end();
  Readable.fromWeb(response.body).pipe(outgoing);
};

/** Starts the page server. @returns what closes it */
export const servePages = async ({ port, shopPort }) => {
  const [{ createServer }, { createRequestHandler }] = await Promise.all([
    importFromWeb('vite'),
    importFromWeb('react-router'),
  ]);
  const http = createHttpServer();
  const vite = await createServer({
    root: web,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
  });
  const render = async (incoming, outgoing) => {
    const { addressOf } = await vite.ssrLoadModule('/app/api/client.ts');
    const { context, cookies } = await pageContext(shopPort, incoming, addressOf);
    const build = await vite.ssrLoadModule('virtual:react-router/server-build');
    await sendPage(await createRequestHandler(build, 'development')(webRequest(incoming), context), cookies, outgoing);
  };
  http.on('request', (incoming, outgoing) => {
    if (CALLS.test(incoming.url ?? '')) return toShop(shopPort, incoming, outgoing);
    vite.middlewares(incoming, outgoing, () => {
      render(incoming, outgoing).catch((error) => {
        const isRestarting = error.code === 'ECONNREFUSED' || error.code === 'ECONNRESET';
        if (!isRestarting) vite.ssrFixStacktrace(error);
        if (!isRestarting) console.error(error);
        outgoing.writeHead(isRestarting ? 503 : 500, { 'content-type': 'text/html', refresh: '1' });
        outgoing.end(isRestarting ? 'The shop restarts …' : 'The page can not be rendered; the terminal says why.');
      });
    });
  });
  await new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, process.env.HOST ?? '127.0.0.1', resolve);
  });
  return {
    close: async () => {
      http.closeAllConnections();
      await Promise.all([vite.close(), new Promise((resolve) => http.close(resolve))]);
    },
  };
};
