import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll } from 'vitest';

export const CLOUD = { cloudName: 'demo', apiKey: '1234', apiSecret: 'abcd' };

interface StoredFile {
  content: Buffer;
  type: string;
}

export interface CloudinaryStandIn {
  url: string;
  /** Forms that were accepted, without the file. */
  forms: Record<string, string>[];
  /** What the next call is answered with instead. */
  failWith(answer: { status: number; body: string } | 'silence'): void;
}

const formOf = async (request: IncomingMessage, body: Buffer): Promise<FormData> =>
  new Response(new Uint8Array(body), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();

/** Signed as the service documents it: all but these, sorted, joined, the secret behind. */
const isSigned = (fields: Record<string, string>): boolean => {
  const { signature, api_key: key, ...signed } = fields;
  const text = Object.keys(signed)
    .toSorted()
    .map((name) => `${name}=${signed[name]}`)
    .join('&');
  const age = Math.abs(Date.now() / 1000 - Number(fields['timestamp']));
  const expected = createHash('sha1')
    .update(text + CLOUD.apiSecret)
    .digest('hex');
  return key === CLOUD.apiKey && age < 3600 && signature === expected;
};

/** Stands in for Cloudinary: takes signed uploads, delivers files and sizes of pictures, deletes. Call it while tests are collected. */
export const cloudinaryStandIn = async (): Promise<CloudinaryStandIn> => {
  const files = new Map<string, StoredFile>();
  const forms: Record<string, string>[] = [];
  let next: { status: number; body: string } | 'silence' | undefined;

  const json = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const change = async (request: IncomingMessage, response: ServerResponse, kind: string, call: string) => {
    const pieces: Buffer[] = [];
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
    const form = await formOf(request, Buffer.concat(pieces));
    const fields: Record<string, string> = {};
    for (const [name, value] of form) if (typeof value === 'string') fields[name] = value;
    if (!isSigned(fields)) return json(response, 401, { error: { message: 'Invalid Signature' } });
    forms.push(fields);
    const publicId = fields['public_id'] ?? '';
    if (call === 'destroy')
      return json(response, 200, { result: files.delete(`${kind}/${publicId}`) ? 'ok' : 'not found' });
    const file = form.get('file');
    if (!(file instanceof Blob))
      return json(response, 400, { error: { message: 'Missing required parameter - file' } });
    const content = Buffer.from(await file.arrayBuffer());
    files.set(`${kind}/${publicId}`, { content, type: file.type });
    const ending = kind === 'image' ? `.${file.type.slice('image/'.length).replace('jpeg', 'jpg')}` : '';
    const secure_url = `${url}/${CLOUD.cloudName}/${kind}/upload/v1/${publicId}${ending}`;
    return json(response, 200, { public_id: publicId, secure_url });
  };

  const deliver = async (response: ServerResponse, kind: string, rest: string) => {
    const [, size] = /^c_limit,f_webp,h_\d+,w_(\d+)\//.exec(rest) ?? [];
    const publicId = rest.replace(/^c_limit[^/]*\//, '').replace(/^v1\//, '');
    const file = files.get(`${kind}/${kind === 'image' ? publicId.replace(/\.\w+$/, '') : publicId}`);
    if (file === undefined) return response.writeHead(404).end();
    if (size === undefined) return response.writeHead(200, { 'content-type': file.type }).end(file.content);
    const side = Number(size);
    const resized = sharp(file.content).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    return response.writeHead(200, { 'content-type': 'image/webp' }).end(await resized.webp().toBuffer());
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const answer = next;
    next = undefined;
    if (answer === 'silence') return undefined;
    if (answer !== undefined) return response.writeHead(answer.status).end(answer.body);
    const path = request.url ?? '';
    const [, kind = '', call = ''] = /^\/v1_1\/demo\/(image|raw)\/(upload|destroy)$/.exec(path) ?? [];
    if (call !== '') return change(request, response, kind, call);
    const [, delivered = '', rest = ''] = /^\/demo\/(image|raw)\/upload\/(.+)$/.exec(path) ?? [];
    return delivered === '' ? response.writeHead(404).end() : deliver(response, delivered, rest);
  };

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return { url, forms, failWith: (answer) => (next = answer) };
};
