import { readCxml, readPunchOutForm } from '@grossist/order-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../../http/origin.ts';
import { CXML_ORDER_PATH, CXML_PATH } from '../cxml/answer-cxml.ts';
import { type FormPairs, readForm } from '../form-body.ts';
import { sendPage } from '../pages.ts';
import { messageItems, OCI_BUYER, ociItems, orderDocument, setupDocument } from './buyer-documents.ts';
import { answeredBy, BUYER_LOCALE, beginning, nothingReceived, receivedByCxml, receivedByOci } from './buyer-page.ts';

export const BUYER_PATH = '/punchout/buyer';

const MOST_BYTES = 8 * 1024 * 1024;
const RELAYED = [
  'location',
  'set-cookie',
  'content-type',
  'content-security-policy',
  'cache-control',
  'referrer-policy',
];

type FormRequest = FastifyRequest<{ Body: FormPairs | undefined }>;

const fieldsOf = ({ body }: FormRequest): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(body ?? []);

const show = (reply: FastifyReply, content: string) =>
  sendPage(reply, 200, { locale: BUYER_LOCALE, title: 'Buyer’s test page', content, isWide: true });

/**
 * Registers `GET /punchout/buyer`, a simulated procurement system to try out the shop, in the demo only. Its requests go from
 * server to server where they contain a secret.
 */
export const registerBuyerPage = (app: FastifyInstance, publicUrl: string | undefined): void => {
  const ask = (request: FastifyRequest, url: string, type: string, payload: string) =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress: request.ip,
      headers: { host: request.host, 'content-type': type, 'user-agent': request.headers['user-agent'] ?? '' },
      payload,
    });

  const askDocument = async (request: FastifyRequest, url: string, document: string) => {
    const answer = await ask(request, url, 'text/xml', document);
    const read = readCxml(answer.rawPayload);
    if (!read.ok || read.value.kind !== 'response') throw new Error('The shop answered no Response');
    return read.value;
  };

  const received = (request: FormRequest): string => {
    const document = readPunchOutForm(fieldsOf(request));
    if (document === undefined) return receivedByOci(ociItems(request.body ?? []));
    const items = messageItems(document);
    return items === undefined ? nothingReceived() : receivedByCxml(items, document);
  };

  const itemsOf = (request: FormRequest) => {
    const { document } = fieldsOf(request);
    return document === undefined ? [] : (messageItems(Buffer.from(document, 'base64')) ?? []);
  };

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      async (_: unknown, body: Buffer) => readForm(body.toString('latin1')),
    );
    scope.get(BUYER_PATH, async (_, reply) => show(reply, beginning()));
    scope.post(`${BUYER_PATH}/received`, async (request: FormRequest, reply) => show(reply, received(request)));

    scope.post(`${BUYER_PATH}/oci`, async (request: FormRequest, reply) => {
      const { version = '4.0', function: wanted = '', text = '', quantity = '' } = fieldsOf(request);
      const call = new URLSearchParams({
        USERNAME: OCI_BUYER.username ?? '',
        PASSWORD: OCI_BUYER.secret ?? '',
        HOOK_URL: `${originOf(request, publicUrl)}${BUYER_PATH}/received`,
        OCI_VERSION: version,
        '~OkCode': 'ADDI',
        '~CALLER': 'CTLG',
        '~TARGET': '_top',
        ...(wanted === '' ? {} : { FUNCTION: wanted, PRODUCTID: text, SEARCHSTRING: text, QUANTITY: quantity }),
      });
      const answer = await ask(request, '/punchout/oci', 'application/x-www-form-urlencoded', call.toString());
      for (const name of RELAYED) {
        const value = answer.headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      return reply.code(answer.statusCode).send(answer.rawPayload);
    });

    scope.post(`${BUYER_PATH}/cxml`, async (request: FormRequest, reply) => {
      const { operation } = fieldsOf(request);
      const asked = operation === 'edit' || operation === 'inspect' ? operation : 'create';
      const returnUrl = `${originOf(request, publicUrl)}${BUYER_PATH}/received`;
      const { status, startPage } = await askDocument(
        request,
        CXML_PATH,
        setupDocument(asked, returnUrl, asked === 'create' ? [] : itemsOf(request)),
      );
      if (startPage === undefined) return show(reply, answeredBy(status.code, status.text, status.message ?? ''));
      return reply.header('cache-control', 'no-store').redirect(startPage, 303);
    });

    scope.post(`${BUYER_PATH}/order`, async (request: FormRequest, reply) => {
      const items = itemsOf(request);
      if (items.length === 0) return show(reply, nothingReceived());
      const document = orderDocument(items, fieldsOf(request)['test'] === 'yes');
      const { status } = await askDocument(request, CXML_ORDER_PATH, document);
      return show(reply, answeredBy(status.code, status.text, status.message ?? ''));
    });
  });
};
