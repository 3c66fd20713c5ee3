import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

export interface Exchange {
  status: number;
  headers: IncomingHttpHeaders;
  /** Unpacked when it is first asked for: who measures an answer waits for its last byte, and reads it afterwards. */
  readonly body: string;
}

class Answer implements Exchange {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly #sent: Buffer;
  #body: string | undefined;

  constructor({ statusCode = 0, headers }: IncomingMessage, sent: Buffer) {
    this.status = statusCode;
    this.headers = headers;
    this.#sent = sent;
  }

  get body(): string {
    const isPacked = this.headers['content-encoding'] === 'gzip';
    this.#body ??= (isPacked ? gunzipSync(this.#sent) : this.#sent).toString();
    return this.#body;
  }
}

const agent = new Agent({ keepAlive: true });

/** One request and its whole answer, over persistent connections: it costs less than what it measures. */
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
      answer.once('end', () => resolve(new Answer(answer, Buffer.concat(pieces))));
    });
    sent.once('error', reject);
    sent.end(body);
  });
