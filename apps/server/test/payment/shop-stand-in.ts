import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { z } from 'zod';
import type { Delivery } from './contract.ts';

const Body = z.object({ payment: z.object({ id: z.string() }) });

/** The shop's address for webhooks: stores and acknowledges them unless it is unavailable. */
export const shopStandIn = async () => {
  const webhooks: (Delivery & { paymentId: string })[] = [];
  let isAway = false;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const signature = request.headers['sandbox-signature'];
      if (isAway) return response.writeHead(503).end();
      webhooks.push({
        paymentId: Body.parse(JSON.parse(body)).payment.id,
        headers: { 'sandbox-signature': typeof signature === 'string' ? signature : '' },
        body,
      });
      return response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    webhookUrl: `http://127.0.0.1:${port}/api/payment-events`,
    webhooks: (paymentId: string): Delivery[] =>
      webhooks.filter((one) => one.paymentId === paymentId).map(({ headers, body }) => ({ headers, body })),
    away: (away: boolean) => {
      isAway = away;
    },
  };
};
