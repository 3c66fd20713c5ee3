import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';

const ALWAYS_ANSWERED = /^\/(health\/|metrics$)/;

/** Until the shop is open (its demo made, its search filled) it says so, instead of answering with half a catalogue. */
export const registerReadiness = (app: FastifyInstance, isOpen: () => boolean): void => {
  app.addHook('onRequest', async (request) => {
    if (isOpen() || ALWAYS_ANSWERED.test(request.url)) return;
    throw new Failure(503, 'not-open-yet', 'The shop opens in a moment', 'It is being set up', undefined, 2);
  });
};
