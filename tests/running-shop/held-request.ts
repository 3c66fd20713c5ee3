import { request } from 'node:http';

export interface HeldRequest {
  /** Sends the rest and answers with status and body. */
  finish(): Promise<{ status: number; body: string }>;
}

/** A POST of which the server has read the head and waits for the body: a request that is surely under way. */
export const holdRequest = (address: string, headers: Record<string, string>, body: string): Promise<HeldRequest> =>
  new Promise((resolve, reject) => {
    const length = String(Buffer.byteLength(body));
    const sent = request(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': length, expect: '100-continue' },
    });
    const answered = new Promise<{ status: number; body: string }>((answer, fail) => {
      sent.once('error', fail);
      sent.once('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
        });
        response.once('end', () => answer({ status: response.statusCode ?? 0, body: text }));
      });
    });
    answered.catch(reject);
    sent.once('continue', () =>
      resolve({
        finish: () => {
          sent.end(body);
          return answered;
        },
      }),
    );
    sent.flushHeaders();
  });
