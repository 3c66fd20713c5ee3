import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

export interface Exchange {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const agent = new Agent({ keepAlive: true });

/** One request and its whole answer, over connections that are kept: it costs less than what it measures. */
export const exchange = (
  address: URL,
  method: string,
  headers: Record<string, string>,
  body: string | undefined,
): Promise<Exchange> =>
  new Promise((resolve, reject) => {
    const sent = request(address, { method, agent, headers: { ...headers, 'accept-encoding': 'gzip' } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.once('error', reject);
      answer.once('end', () => {
        const whole = Buffer.concat(pieces);
        const unpacked = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole;
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: unpacked.toString() });
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
